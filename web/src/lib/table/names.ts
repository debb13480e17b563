import { getContext, setContext } from 'svelte';

/** How the player at a seat is called: only the table knows people's names. */
export type NameOf = (seat: number) => string;

const KEY = Symbol('names');

export const provideNames = (nameOf: NameOf): NameOf => setContext(KEY, nameOf);

export const useNames = (): NameOf => getContext<NameOf>(KEY);
