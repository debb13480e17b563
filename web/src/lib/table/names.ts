import { getContext, setContext } from 'svelte';
import { t } from '$lib/strings';

/** How the player at a seat is called: only the table knows people's names. */
export type NameOf = (seat: number) => string;

const KEY = Symbol('names');

export const provideNames = (nameOf: NameOf): NameOf => setContext(KEY, nameOf);

export const useNames = (): NameOf => getContext<NameOf>(KEY);

/** What it is, and whose where that has to be said. */
export const owned = (what: string, owner: string): string => (owner ? t.table.ownedBy(what, owner) : what);

/** The engine numbers the seats; people have names. */
export const withNames = (text: string, nameOf: (seat: number) => string): string =>
  text.replace(/\bseat (\d+)/g, (_, seat: string) => nameOf(Number(seat)));
