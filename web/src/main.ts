import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/grenze-gotisch';
import '@fontsource/grenze/500.css';
import '@fontsource/grenze/600.css';
import './app.css';
import { mount } from 'svelte';
import { language } from '$lib/language';
import App from './App.svelte';

document.documentElement.lang = language;
const target = document.getElementById('app');
if (target) {
  // Removes the loading screen.
  target.replaceChildren();
  mount(App, { target });
}
