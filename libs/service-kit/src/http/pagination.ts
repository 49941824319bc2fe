import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';

export interface PaginationHeaders {
  /** The path that the browser requested, for the link to the next page. */
  readonly path: string;
  readonly limit: number;
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
  /** The number of rows in the whole list. Absent for lists whose length no counter stores, such as the results of a search. */
  readonly total?: number;
  /** Further query parameters of the list, which the link to the next page repeats. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Sets the header `X-Total-Count` and, unless this is the last page, the header `Link: <…>; rel="next"` (RFC 8288). */
export function setPaginationHeaders(reply: FastifyReply, page: PaginationHeaders): void {
  if (page.total !== undefined) void reply.header('x-total-count', String(page.total));
  if (page.nextCursor === null) return;
  const query = new URLSearchParams({ ...page.query, limit: String(page.limit), cursor: page.nextCursor });
  void reply.header('link', `<${page.path}?${query}>; rel="next"`);
}

const positionSchema = z.object({
  // Times before 1970 are rejected: no row is that old, and PostgreSQL cannot store every year that ISO 8601 can express.
  at: z.iso.datetime().refine((at) => Date.parse(at) >= 0),
  id: z.uuid(),
});
/**
 * The position at which a page of a newest-first list ended: the time and the id of its last row. The id is needed because several rows may have the
 * same time.
 */
export interface KeysetPosition {
  readonly at: Date;
  readonly id: string;
}

/** Encodes a position as a cursor for the `Link` header: JSON in base64url. Clients must not depend on the format. */
export function encodeCursor(position: KeysetPosition): string {
  return Buffer.from(JSON.stringify({ at: position.at.toISOString(), id: position.id })).toString('base64url');
}

/**
 * Decodes a cursor.
 * @throws ApiError `bad_cursor` for any text that `encodeCursor` did not make
 */
export function decodeCursor(cursor: string): KeysetPosition {
  const decoded = Buffer.from(cursor, 'base64url').toString('utf8');
  const parsed = positionSchema.safeParse(parseJson(decoded));
  if (!parsed.success) throw new ApiError('bad_cursor');
  return { at: new Date(parsed.data.at), id: parsed.data.id };
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw new ApiError('bad_cursor', { cause });
  }
}
