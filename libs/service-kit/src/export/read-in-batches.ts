/**
 * Yields all rows of a table, with one batch in memory at a time.
 * @param page reads the batch after a row (null: the first batch), in a total order
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
 * Prisma's `where` for the rows after a row, oldest first: by `createdAt`, and by `id` where times are equal. PostgreSQL can use the
 * indexes that exist for the lists.
 */
export const createdAfterRow = (row: { createdAt: Date; id: string } | null) =>
  row === null
    ? {}
    : { createdAt: { gte: row.createdAt }, OR: [{ createdAt: { gt: row.createdAt } }, { id: { gt: row.id } }] };
