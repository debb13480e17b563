import { describe, expect, it } from 'vitest';
import type { DeckInfo, Format } from '$lib/protocol';
import { backAddress, deckAddress, errandBack, errandIn, NEW_DECK, playAddress, type Errand } from './errand';

const searchOf = (address: string) => new URL(address, 'http://delve.test').search;

const LOBBY: Errand = { format: 'coop-2', seat: 2, table: '' };
const ROOM: Errand = { ...LOBBY, table: 'a_b-c' };

describe('an errand', () => {
  it.each([LOBBY, ROOM])('is in the address', (errand) => {
    const address = deckAddress(NEW_DECK, errand);
    expect(address.startsWith('/deck/new?')).toBe(true);
    expect(errandIn(searchOf(address))).toEqual(errand);
  });

  it('needs a format and a seat', () => {
    expect(deckAddress('starter')).toBe('/deck/starter');
    expect(['', '?format=coop-2', '?seat=1', '?format=coop-2&seat=0', '?format=coop-2&seat=x'].map(errandIn)).toEqual(
      Array(5).fill(null),
    );
  });

  it('returns to the seat with the deck', () => {
    expect(backAddress(null, 'mine')).toBe('/decks');
    expect(backAddress(LOBBY, 'mine')).toBe('/lobby?make&seat=2&deck=mine');
    expect(backAddress(ROOM)).toBe('/table/a_b-c?seat=2');
    expect(errandBack(searchOf(backAddress(ROOM, 'mine')))).toEqual({ seat: 2, deck: 'mine', format: '' });
    expect(errandBack(searchOf(backAddress(ROOM)))).toBe(null);
  });

  it('goes from a deck to a table where it can be played', () => {
    const formats = ['solo-standard', 'coop-2', 'competitive'].map((id) => ({ id }) as Format);
    const address = (fits: string[], partners: string[] = []) =>
      playAddress({ id: 'mine', formats: fits, partners } as unknown as DeckInfo, formats);
    const brought = (address: string) => errandBack(searchOf(address));
    expect(address(['competitive', 'solo-standard'])).toBe('/lobby?make&seat=1&deck=mine&format=solo-standard');
    expect(brought(address(['competitive'], ['coop-2']))).toEqual({ seat: 1, deck: 'mine', format: 'competitive' });
    // A deck that needs a partner's Dungeon goes to the second seat.
    expect(brought(address([], ['coop-2']))).toEqual({ seat: 2, deck: 'mine', format: 'coop-2' });
    expect(address([])).toBe('');
  });
});
