/** A table in words: its people, its outcome, and its action. */

import { isolated } from '$lib/bidi';
import type { SeatInfo, TableInfo } from '$lib/protocol';
import { listed, lookUp, t } from '$lib/messages';

export function agentName(agent: string | null): string {
  const name = lookUp(`word-agent-${agent}`) ?? agent ?? '';
  return t('page-lobby-bot', { agent: name });
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('page-lobby-open-seat');
  return seat.kind === 'bot' ? agentName(seat.agent) : isolated(seat.name);
}

/** The display name of a seat's player; if two have the same name, with the seat. */
export function nameAt({ seats }: TableInfo, number: number): string {
  const found = seats[number - 1];
  if (!found) return t('word-seat', { number });
  const name = seatName(found);
  return seats.some((other) => other !== found && seatName(other) === name)
    ? t('page-lobby-name-at', { name, seat: number })
    : name;
}

export const hasPeople = (table: TableInfo): boolean => table.seats.some(({ kind }) => kind === 'person');

/** The people at a table, without bots, as a list in words. */
export function peopleAt({ seats }: TableInfo): string {
  const names = seats.filter(({ kind }) => kind === 'person').map(seatName);
  return listed(names);
}

export const freeSeats = (table: TableInfo): SeatInfo[] => table.seats.filter(({ kind }) => kind === 'open');

/** Whether one may sit down there: it is open, and not reserved for somebody else. */
export const mayTake = (table: TableInfo, seat: SeatInfo): boolean =>
  seat.kind === 'open' && (!seat.reserved || table.reserved === seat.seat);

/** How a game ended for this person. */
export function outcome({ result, mine, seats }: TableInfo): string {
  if (result === 'won') return t('page-table-end-won');
  if (result === 'lost') return t('page-table-end-lost');
  const winner = seats.find(({ seat }) => String(seat) === result);
  if (!winner) return t('page-table-end-drawn');
  if (!mine) return t('page-table-end-won-by', { name: seatName(winner) });
  return winner.seat === mine ? t('page-table-end-won') : t('page-table-end-lost');
}

export interface Action {
  name: string;
  address: string;
  /** Whether it is the primary action. */
  isMain: boolean;
}

export function actionOf(table: TableInfo): Action {
  const address = `/table/${table.id}`;
  if (table.stage === 'over') return { name: t('page-lobby-replay'), address: `/replay/${table.id}`, isMain: false };
  if (table.mine)
    return { name: table.stage === 'open' ? t('page-lobby-room') : t('page-lobby-go-on'), address, isMain: true };
  if (table.stage === 'open') return { name: t('page-lobby-join'), address, isMain: true };
  return { name: t('page-lobby-watch'), address, isMain: false };
}
