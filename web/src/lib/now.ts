/** The time as it passes while somebody looks at it. */

import { createSubscriber } from 'svelte/reactivity';

const SECOND_MS = 1000;

const watch = createSubscriber((update) => {
  const timer = setInterval(update, SECOND_MS);
  return () => clearInterval(timer);
});

/** By so many seconds the server's clock is ahead of this device's. */
let ahead = 0;
/** The server names whole seconds, some while ago: a smaller difference is none. */
const WORTH_IT = 3;

/** What time it was at the server a moment ago. */
export function heardAt(date: string | null): void {
  const difference = date ? (Date.parse(date) - Date.now()) / SECOND_MS : 0;
  ahead = Math.abs(difference) < WORTH_IT ? 0 : difference;
}

/** The server's time in seconds since 1970; whatever is made of it on the page is made anew every second. */
export function now(): number {
  watch();
  return Date.now() / SECOND_MS + ahead;
}
