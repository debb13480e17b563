/** Small tables for tests: sensible defaults, with overrides per test. */

import type { SeatInfo, TableInfo } from '$lib/protocol';

export const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: '',
  agent: '',
  deck: '',
  here: true,
  stand_in: false,
  stand_in_at: 0,
  reserved: false,
  ...more,
});

export function table(more: Partial<TableInfo>): TableInfo {
  return {
    id: 'a',
    format: 'competitive',
    format_name: 'Competitive',
    stage: 'over',
    seats: [seat(1, { name: 'Ada' }), seat(2, { kind: 'bot', agent: 'steady' })],
    spectators: 'closed',
    listed: true,
    takeover: 0,
    commitment: '',
    round: 1,
    result: 'none',
    reason: '',
    created: 0,
    host: false,
    mine: 0,
    rematch: '',
    reserved: 0,
    lesson: '',
    rule: '',
    practice_of: '',
    campaign: '',
    ...more,
  };
}
