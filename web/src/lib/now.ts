/** The server's time, updated every second. */

import { createSubscriber } from 'svelte/reactivity';

const SECOND_MS = 1000;

const watch = createSubscriber((update) => {
  const timer = setInterval(update, SECOND_MS);
  return () => clearInterval(timer);
});

/** How many seconds the server's clock is ahead of this device's. */
let ahead = 0;
/** Ignore smaller differences: the server sends whole seconds, and the response takes time. */
const WORTH_IT = 3;

/** Takes the server's time from a response. */
export function heardAt(date: string | null): void {
  const difference = date ? (Date.parse(date) - Date.now()) / SECOND_MS : 0;
  ahead = Math.abs(difference) < WORTH_IT ? 0 : difference;
}

/** The server's time in seconds since 1970, as reactive state. */
export function now(): number {
  watch();
  return Date.now() / SECOND_MS + ahead;
}
