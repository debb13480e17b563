import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { emblems } from './plugins/emblems.ts';
import { messages } from './plugins/messages.ts';

// Where `delve serve` listens while one works on the page with `npm run dev`.
const SERVER = process.env['DELVE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), emblems(), messages()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
  },
  // Everything is a file of its own: the content policy allows neither inline scripts nor data in styles.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The emblems are most of the bundle and change least: a browser keeps them over releases.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'emblems', test: /virtual:emblems/ }] } },
      // Whoever sets up to play need not hear that a busy machine was slow.
      checks: { pluginTimings: false },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
