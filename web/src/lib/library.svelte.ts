/** What there is to play with: formats, and decks with one's own among them. */

import { api } from './api';
import { Fetched } from './fetched.svelte';
import type { DeckInfo, Format } from './protocol';

export const formats = new Fetched<Format[]>(api.formats);

/** To be loaded again when somebody else logs in or a deck comes or goes. */
export const decks = new Fetched<DeckInfo[]>(api.decks);

export async function loadLibrary(): Promise<void> {
  await Promise.all([formats.value ?? formats.load(), decks.load()]);
}
