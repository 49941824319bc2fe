import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Where a page of a newest-first list ends: UUIDv7 ids break ties of the time. */
const positionSchema = z.object({
  // Years that PostgreSQL cannot hold, or nothing was written in, are no place of ours.
  at: z.iso.datetime().refine((at) => Date.parse(at) >= 0),
  id: z.uuid(),
});
export interface Position {
  readonly at: Date;
  readonly id: string;
}

export function encodeCursor(position: Position): string {
  return Buffer.from(JSON.stringify({ at: position.at.toISOString(), id: position.id })).toString('base64url');
}

/** @throws ApiError `bad_cursor` for anything that is not a cursor of ours. */
export function decodeCursor(cursor: string): Position {
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

export interface PageDescription {
  /** The route as the browser called it. */
  readonly path: string;
  readonly limit: number;
  /** The next page's cursor, null at the end. */
  readonly next: string | null;
  /** Left out where no kept counter knows it (a search). */
  readonly total?: number;
  /** What else the list was asked for, to be asked of the next page too. */
  readonly asked?: Readonly<Record<string, string>>;
}

/** Puts the next page's address and the total beside a list. */
export function describePage(reply: FastifyReply, page: PageDescription): void {
  if (page.total !== undefined) void reply.header('x-total-count', String(page.total));
  if (page.next === null) return;
  const query = new URLSearchParams({ ...page.asked, limit: String(page.limit), cursor: page.next });
  void reply.header('link', `<${page.path}?${query}>; rel="next"`);
}
