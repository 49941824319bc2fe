import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';

const positionSchema = z.object({
  // No row is older than 1970, and PostgreSQL cannot hold every year that ISO 8601 can write.
  at: z.iso.datetime().refine((at) => Date.parse(at) >= 0),
  id: z.uuid(),
});
/** The last row of a page in a newest-first list: its time and, because times may be equal, its id. */
export interface KeysetPosition {
  readonly at: Date;
  readonly id: string;
}

/** An opaque cursor for a `Link` header: JSON in base64url. */
export function encodeCursor(position: KeysetPosition): string {
  return Buffer.from(JSON.stringify({ at: position.at.toISOString(), id: position.id })).toString('base64url');
}

/** @throws ApiError `bad_cursor` for any text that `encodeCursor` did not make */
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
