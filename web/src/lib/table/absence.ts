/** Who is away, whether a bot plays for them, and what everybody is told of it. */

import { nameAt } from '$lib/lobby/tables';
import type { SeatInfo, TableInfo } from '$lib/protocol';
import { t } from '$lib/strings';
import { span } from '$lib/when';

export type Presence = 'here' | 'away' | 'standIn';

export function presenceOf({ here, stand_in }: SeatInfo): Presence {
  if (stand_in) return 'standIn';
  return here ? 'here' : 'away';
}

/** What all others wait for while a seat is asked. */
export function waitingFor(table: TableInfo, number: number, now: number): string {
  const words = t.table.waiting;
  const name = nameAt(table, number);
  const seat = table.seats[number - 1];
  if (seat?.kind !== 'person' || seat.here) return words.here(name);
  if (seat.stand_in) return words.standIn(name);
  if (!seat.stand_in_at) return words.away(name);
  const left = seat.stand_in_at - now;
  return left < 1 ? words.standInSoon(name) : words.standInAfter(name, span(left));
}

/** What has changed about others for whom a bot plays or played. */
export function standInNews(before: TableInfo, after: TableInfo): string {
  const words = t.table.waiting;
  const news = after.seats.map(({ seat, here, stand_in }) => {
    const was = before.seats[seat - 1]?.stand_in ?? false;
    if (seat === after.mine || stand_in === was) return '';
    if (stand_in) return words.standIn(nameAt(after, seat));
    return here ? words.back(nameAt(after, seat)) : '';
  });
  return news.filter(Boolean).join(' ');
}
