import type { ChatLine, TableInfo } from '$lib/protocol';

/** Whether a chat message is from a watcher. Before play, people without a seat do not count as watchers. */
export const isOnlooker = ({ seat, name }: ChatLine, table: TableInfo): boolean =>
  !seat && table.stage !== 'open' && !table.seats.some((each) => each.name === name);
