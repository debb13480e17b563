/** A table in words: who sits there, how it ended, and what one can do about it. */

import { isolated } from '$lib/bidi';
import type { SeatInfo, TableInfo } from '$lib/protocol';
import { language, t } from '$lib/strings';

export function agentName(agent: string | null): string {
  const names: Record<string, string> = t.lobby.agents;
  return t.lobby.bot(names[agent ?? ''] ?? agent ?? '');
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t.lobby.openSeat;
  return seat.kind === 'bot' ? agentName(seat.agent) : isolated(seat.name);
}

/** How whoever sits at a seat is called at the table: where two are called the same, the seat is said too. */
export function nameAt({ seats }: TableInfo, number: number): string {
  const found = seats[number - 1];
  if (!found) return t.log.seat(number);
  const name = seatName(found);
  return seats.some((other) => other !== found && seatName(other) === name) ? t.lobby.nameAt(name, number) : name;
}

export const hasPeople = (table: TableInfo): boolean => table.seats.some(({ kind }) => kind === 'person');

/** Those who play there and are no bots, as a list in words. */
export function peopleAt({ seats }: TableInfo): string {
  const names = seats.filter(({ kind }) => kind === 'person').map(seatName);
  return new Intl.ListFormat(language).format(names);
}

export const freeSeats = (table: TableInfo): SeatInfo[] => table.seats.filter(({ kind }) => kind === 'open');

/** Whether one may sit down there: it is open, and not kept for somebody else. */
export const mayTake = (table: TableInfo, seat: SeatInfo): boolean =>
  seat.kind === 'open' && (!seat.reserved || table.reserved === seat.seat);

/** How a game ended, for the one who asks. */
export function outcome({ result, mine, seats }: TableInfo): string {
  const words = t.table.end;
  if (result === 'won') return words.won;
  if (result === 'lost') return words.lost;
  const winner = seats.find(({ seat }) => String(seat) === result);
  if (!winner) return words.drawn;
  if (!mine) return words.wonBy(seatName(winner));
  return winner.seat === mine ? words.won : words.lost;
}

export interface Action {
  name: string;
  address: string;
  /** Whether it is what most people will want. */
  isMain: boolean;
}

export function actionOf(table: TableInfo): Action {
  const words = t.lobby;
  const address = `/table/${table.id}`;
  if (table.stage === 'over') return { name: words.replay, address: `/replay/${table.id}`, isMain: false };
  if (table.mine) return { name: table.stage === 'open' ? words.room : words.goOn, address, isMain: true };
  if (table.stage === 'open') return { name: words.join, address, isMain: true };
  return { name: words.watch, address, isMain: false };
}
