/** A rendered row of the virtual list: its index in the whole list, and its last measured position and height. */
interface MeasuredRow {
  index: number;
  start: number;
  end: number;
}

export interface RowSpacing {
  /** The space for the rows above the first rendered row. */
  above: number;
  /** The space above each rendered row. It is only needed where rows between two rendered rows are left out. */
  gaps: number[];
  /** The space for the rows below the last rendered row. */
  below: number;
}

/**
 * The spaces that stand for the rows which are not rendered. The rendered rows follow each other in the normal flow of the page, so that a row
 * whose height has changed moves the next row at once. Rows placed by their measured positions would overlap until they are measured again, for
 * example when the width of the page changes.
 */
export function spaceRows(rows: readonly MeasuredRow[], listStart: number, totalHeight: number): RowSpacing {
  const gaps = rows.map(({ index, start }, position) => {
    const previous = rows[position - 1];
    return previous && previous.index !== index - 1 ? Math.max(0, start - previous.end) : 0;
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { above: totalHeight, gaps, below: 0 };
  return {
    above: Math.max(0, first.start - listStart),
    gaps,
    below: Math.max(0, listStart + totalHeight - last.end),
  };
}
