import { MediaQuery } from 'svelte/reactivity';

/** Whether the side panel opens over the board for lack of room; must match the board's styles. */
export const small = new MediaQuery('(width < 1100px), (height < 600px)');
