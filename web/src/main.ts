import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/grenze-gotisch';
import '@fontsource/grenze/500.css';
import '@fontsource/grenze/600.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) {
  // What stood there while all of this was on its way.
  target.replaceChildren();
  mount(App, { target });
}
