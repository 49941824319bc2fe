import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Viewer } from './access/identity-token.ts';
import { ApiError } from './errors/api-error.ts';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Sends a service's part of a user's data export: an object whose async iterables become arrays (see `streamJsonObject`).
 * @throws ApiError `user_not_found` unless the viewer is the user `userId`
 */
export async function sendExportPart(
  reply: FastifyReply,
  viewer: Viewer,
  userId: string,
  parts: () => Parts | Promise<Parts>,
): Promise<void> {
  if (viewer.userId !== userId) throw new ApiError('user_not_found');
  void reply.type('application/json; charset=utf-8').send(streamJsonObject(await parts()));
}

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

/**
 * Streams a JSON object, indented by two spaces. An async iterable becomes an array of any length, with one element in memory at a
 * time. The stream fails when a part fails.
 */
export function streamJsonObject(parts: Readonly<Record<string, unknown>>): Readable {
  return Readable.from(write(parts), { objectMode: false });
}

async function* write(parts: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}  ${JSON.stringify(name)}: `;
    if (isAsync(part)) yield* writeList(part);
    else yield indented(part, 2);
    before = ',\n';
  }
  yield before === '{\n' ? '{}\n' : '\n}\n';
}

async function* writeList(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const element of elements) {
    yield `${before}    ${indented(element, 4)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

/** Indents JSON text. JSON escapes line breaks inside strings, so every line break in the text is between two tokens. */
const indented = (value: unknown, by: number): string =>
  JSON.stringify(value ?? null, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);

const isAsync = (part: unknown): part is AsyncIterable<unknown> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;
