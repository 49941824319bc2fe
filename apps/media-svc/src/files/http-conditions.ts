import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { ByteRange } from '../storage/store.ts';

/** Whether the browser's copy is still right (`If-None-Match`). */
export const isFresh = (headers: IncomingHttpHeaders, etag: string): boolean => fresh(headers, { etag });

/**
 * The part of a file a request asks for; null for all of it. Several parts at once are answered with all of it, and so
 * is a range of an older version (`If-Range`), as RFC 9110 allows and asks.
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  file: { bytes: number; etag: string },
): ByteRange | 'unsatisfiable' | null {
  const { range } = headers;
  const ifRange = headers['if-range'];
  if (range === undefined || (ifRange !== undefined && ifRange !== file.etag)) return null;
  const ranges = parseRange(file.bytes, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes') return null;
  const [only, ...others] = ranges;
  return only && others.length === 0 ? { start: only.start, end: only.end } : null;
}
