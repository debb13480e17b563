/** Who is away, whether a bot stands in for them, and what the others are told. */

import { nameAt } from '$lib/lobby/tables';
import type { SeatInfo, TableInfo } from '$lib/protocol';
import { t } from '$lib/messages';
import { span } from '$lib/when';

/** Bots that take their time. */
const THINKERS = new Set<string | null>(['master', 'search']);

export type Presence = 'here' | 'away' | 'stand-in';

export function presenceOf({ here, stand_in }: SeatInfo): Presence {
  if (stand_in) return 'stand-in';
  return here ? 'here' : 'away';
}

/** What the others wait for while a seat is asked. */
export function waitingFor(table: TableInfo, number: number, now: number): string {
  const name = nameAt(table, number);
  const seat = table.seats[number - 1];
  if (seat?.kind === 'bot' && THINKERS.has(seat.agent)) return t('page-table-waiting-thinking', { name });
  if (seat?.kind !== 'person' || seat.here) return t('page-table-waiting-here', { name });
  if (seat.stand_in) return t('page-table-waiting-stand-in', { name });
  if (!seat.stand_in_at) return t('page-table-waiting-away', { name });
  const left = seat.stand_in_at - now;
  return left < 1
    ? t('page-table-waiting-stand-in-soon', { name })
    : t('page-table-waiting-stand-in-after', { name, time: span(left) });
}

/** News about others for whom a bot has begun or ceased to play. */
export function standInNews(before: TableInfo, after: TableInfo): string {
  const news = after.seats.map(({ seat, here, stand_in }) => {
    const was = before.seats[seat - 1]?.stand_in ?? false;
    if (seat === after.mine || stand_in === was) return '';
    if (stand_in) return t('page-table-waiting-stand-in', { name: nameAt(after, seat) });
    return here ? t('page-table-waiting-back', { name: nameAt(after, seat) }) : '';
  });
  return news.filter(Boolean).join(' ');
}
