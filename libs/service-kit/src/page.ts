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

/** Puts the next page's address and the total beside a list. `path` is the route as the browser called it. */
export function describePage(reply: FastifyReply, page: { path: string; limit: number; next: string | null; total: number }): void {
  void reply.header('x-total-count', String(page.total));
  if (page.next === null) return;
  const query = new URLSearchParams({ limit: String(page.limit), cursor: page.next });
  void reply.header('link', `<${page.path}?${query}>; rel="next"`);
}
