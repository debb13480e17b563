/** Where things stand in a row so that each is as near as can be to what it belongs to. */

export interface Placed {
  /** The middle of what it belongs to. */
  towards: number;
  width: number;
}

interface Group {
  /** Where its first one begins. */
  start: number;
  widths: number[];
}

/**
 * Where each of them begins: in their order, apart by `gap`, and within the bounds as far as they fit.
 *
 * Those who would overlap stand side by side as a group, which begins where its members wish on average.
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

/** Nobody reaches beyond the right end, nor, which comes first, beyond the left one. */
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
