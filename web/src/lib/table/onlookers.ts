import type { ChatMessage, TableInfo } from '$lib/protocol';

/** Whether something was said by somebody who watches: whoever only has not sat down yet does not. */
export const isOnlooker = ({ seat, name }: ChatMessage, table: TableInfo): boolean =>
  !seat && table.stage !== 'open' && !table.seats.some((each) => each.name === name);
