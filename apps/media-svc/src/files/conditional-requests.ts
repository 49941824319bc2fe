import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '@memory/object-store/object-store';
import fresh from 'fresh';
import parseRange from 'range-parser';

/** Whether the header `If-None-Match` contains the current ETag of a file, so that the response is 304 (Not Modified). */
export const isNotModified = (headers: IncomingHttpHeaders, etag: string): boolean => fresh(headers, { etag });

/**
 * Returns the byte range that a request asks for; null when the whole file is sent. The whole file is also sent for several ranges, and for
 * a range of an older version (`If-Range`), as RFC 9110 allows.
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
