import { describe, expect, it } from 'vitest';
import { backAddress, deckAddress, errandBack, errandIn, NEW_DECK, type Errand } from './errand';

const searchOf = (address: string) => new URL(address, 'http://delve.test').search;

const LOBBY: Errand = { format: 'coop-2', seat: 2, table: '' };
const ROOM: Errand = { ...LOBBY, table: 'a_b-c' };

describe('an errand', () => {
  it.each([LOBBY, ROOM])('is in the address', (errand) => {
    const address = deckAddress(NEW_DECK, errand);
    expect(address.startsWith('/deck/new?')).toBe(true);
    expect(errandIn(searchOf(address))).toEqual(errand);
  });

  it('is none without a format and a seat', () => {
    expect(deckAddress('starter')).toBe('/deck/starter');
    expect(['', '?format=coop-2', '?seat=1', '?format=coop-2&seat=0', '?format=coop-2&seat=x'].map(errandIn)).toEqual(
      Array(5).fill(null),
    );
  });

  it('leads back to the seat with the deck', () => {
    expect(backAddress(null, 'mine')).toBe('/decks');
    expect(backAddress(LOBBY, 'mine')).toBe('/lobby?make&seat=2&deck=mine');
    expect(backAddress(ROOM)).toBe('/table/a_b-c?seat=2');
    expect(errandBack(searchOf(backAddress(ROOM, 'mine')))).toEqual({ seat: 2, deck: 'mine' });
    expect(errandBack(searchOf(backAddress(ROOM)))).toBe(null);
  });
});
