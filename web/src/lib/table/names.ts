import { getContext, setContext } from 'svelte';

/** How the player at a seat is called: only the table knows people's names. */
export type NameOf = (seat: number) => string;

const KEY = Symbol('names');

export const provideNames = (nameOf: NameOf): NameOf => setContext(KEY, nameOf);

export const useNames = (): NameOf => getContext<NameOf>(KEY);

/** The engine numbers the seats; people have names. */
export const withNames = (text: string, nameOf: (seat: number) => string): string =>
  text.replace(/\bseat (\d+)/g, (_, seat: string) => nameOf(Number(seat)));
