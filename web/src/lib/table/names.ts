import { getContext, setContext } from 'svelte';
import { t } from '$lib/messages';

/** The name of a seat's player, which only the table knows. */
export type NameOf = (seat: number) => string;

const KEY = Symbol('names');

export const provideNames = (nameOf: NameOf): NameOf => setContext(KEY, nameOf);

export const useNames = (): NameOf => getContext<NameOf>(KEY);

/** A heading, with the owner's name if it has to be shown. */
export const owned = (what: string, owner: string): string =>
  owner ? t('page-table-owned-by', { what, owner }) : what;
