/**
 * All rows there are, a page at a time in memory.
 * @param page the rows after this one (null: the first ones), in an order in which every row has its place
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

/** For Prisma: what comes after a row by time, and by id where times are equal; walks the indexes that the lists use. */
export const createdAfter = (row: { createdAt: Date; id: string } | null) =>
  row === null
    ? {}
    : { createdAt: { gte: row.createdAt }, OR: [{ createdAt: { gt: row.createdAt } }, { id: { gt: row.id } }] };
