/** Formats, and decks including one's own. */

import { api } from './api';
import { Fetched } from './fetched.svelte';
import type { DeckInfo, Format } from './protocol';

export const formats = new Fetched<Format[]>(api.formats);

/** Reload after a login and when a deck is added or deleted. */
export const decks = new Fetched<DeckInfo[]>(api.decks);

export async function loadLibrary(): Promise<void> {
  await Promise.all([formats.value ?? formats.load(), decks.load()]);
}
