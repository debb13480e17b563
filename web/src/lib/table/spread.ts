/** Places boxes in a row as close as possible to their targets without overlapping. */

export interface Placed {
  /** The middle of its target. */
  towards: number;
  width: number;
}

interface Group {
  /** The position of its first box. */
  start: number;
  widths: number[];
}

/**
 * The position of each box: in order, `gap` apart, and within the bounds if they fit.
 *
 * Boxes that would overlap form a group, which is placed at the average of its members' ideal positions.
 */
export function spread(row: readonly Placed[], gap: number, left: number, right: number): number[] {
  const reach = ({ widths }: Group) => widths.reduce((sum, width) => sum + width + gap, 0);
  const groups: Group[] = [];
  for (const { towards, width } of row) {
    let group: Group = { start: towards - width / 2, widths: [width] };
    for (let last = groups.at(-1); last && last.start + reach(last) > group.start; last = groups.at(-1)) {
      groups.pop();
      const widths: number[] = [...last.widths, ...group.widths];
      const wishes = last.start * last.widths.length + (group.start - reach(last)) * group.widths.length;
      group = { start: wishes / widths.length, widths };
    }
    groups.push(group);
  }
  const starts = groups.flatMap(({ start, widths }) =>
    widths.map((_, at) => start + reach({ start, widths: widths.slice(0, at) })),
  );
  return within(row, starts, gap, left, right);
}

/** Shifts boxes inside the bounds; the left bound has priority. */
function within(row: readonly Placed[], starts: readonly number[], gap: number, left: number, right: number): number[] {
  const placed = [...starts];
  let end = right;
  for (let at = row.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at]!, end - row[at]!.width);
    end = placed[at]! - gap;
  }
  let start = left;
  return placed.map((wish, at) => {
    const mine = Math.max(wish, start);
    start = mine + row[at]!.width + gap;
    return mine;
  });
}
