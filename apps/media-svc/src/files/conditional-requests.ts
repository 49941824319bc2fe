import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { ByteRange } from '../object-store/object-store.ts';

/** Whether `If-None-Match` names the current ETag, so that the response is 304. */
export const isNotModified = (headers: IncomingHttpHeaders, etag: string): boolean => fresh(headers, { etag });

/**
 * The byte range a request asks for; null for the whole file. Several ranges, and a range of an older version
 * (`If-Range`), get the whole file, which RFC 9110 allows.
 */
export function parseRequestedRange(
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
