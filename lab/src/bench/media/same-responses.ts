import { isDeepStrictEqual } from 'node:util';
import type { FileAddress } from './file-requests.ts';

/** What a client can ask of a file, with the ETag of the file. */
const requests = (etag: string): readonly (RequestInit & { headers: Record<string, string> })[] => [
  { headers: {} },
  { method: 'HEAD', headers: {} },
  { headers: { range: 'bytes=100-199' } },
  { headers: { range: 'bytes=-5' } },
  { headers: { range: 'bytes=0-1,5-9' } },
  { headers: { range: 'bytes=0-9', 'if-range': etag } },
  { headers: { range: 'bytes=0-9', 'if-range': '"another"' } },
  { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } },
  { headers: { 'if-none-match': '"another"', 'cache-control': 'max-age=0' } },
];
/** Headers that describe one response or connection, not the file, and the one that nginx leaves out of a 206. */
const ownHeaders = new Set(['accept-ranges', 'connection', 'date', 'keep-alive', 'server', 'x-request-id']);

/**
 * Checks that two addresses of a file answer alike: status, headers and bytes.
 * @throws Error for the first difference
 */
export async function assertSameResponses(one: FileAddress, other: FileAddress): Promise<void> {
  const etag = (await fetch(one.url, { method: 'HEAD', headers: one.headers })).headers.get('etag') ?? '';
  for (const request of requests(etag)) {
    const [expected, actual] = [await observe(one, request), await observe(other, request)];
    if (!isDeepStrictEqual(expected.summary, actual.summary) || !expected.body.equals(actual.body))
      throw new Error(
        `${JSON.stringify(request)} has different responses: ${JSON.stringify([expected.summary, actual.summary])}`,
      );
  }
}

async function observe({ url, headers }: FileAddress, request: RequestInit & { headers: Record<string, string> }) {
  const response = await fetch(url, { ...request, headers: { ...headers, ...request.headers } });
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name)));
  return { summary: { status: response.status, headers: sent }, body: Buffer.from(await response.arrayBuffer()) };
}
