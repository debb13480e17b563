/** The time as it passes while somebody looks at it. */

import { createSubscriber } from 'svelte/reactivity';

const SECOND_MS = 1000;

const watch = createSubscriber((update) => {
  const timer = setInterval(update, SECOND_MS);
  return () => clearInterval(timer);
});

/** In seconds since 1970; whatever is made of it on the page is made anew every second. */
export function now(): number {
  watch();
  return Date.now() / SECOND_MS;
}
