/**
 * Yields all rows of a table, with only one batch of rows in memory at a time.
 * @param page reads the batch after a given row, or the first batch for null; the rows must be in a total order
 */
export async function* readInBatches<Row>(page: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after: Row | null = null; ;) {
    const rows: Row[] = await page(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/**
 * Returns Prisma's `where` for the rows after a given row, oldest first: in the order of `createdAt` and, where times are equal, of `id`. PostgreSQL
 * can use the same indexes as for lists of rows.
 */
export const createdAfterRow = (row: { createdAt: Date; id: string } | null) =>
  row === null
    ? {}
    : { createdAt: { gte: row.createdAt }, OR: [{ createdAt: { gt: row.createdAt } }, { id: { gt: row.id } }] };
