import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Benchmark, BenchmarkContext } from './benchmark.ts';
import { profileProcess } from './http/cpu-profile.ts';
import {
  compareFileServers,
  type FileAddress,
  type FileServer,
  type FileServerFigures,
  type MeasuringCounts,
  requestRepeatedly,
} from './media/compare-files.ts';
import { type FileServers, startFileServers } from './media/file-servers.ts';

const COUNTS: MeasuringCounts = { warmUpRequests: 400, rounds: 10, rangeRequests: 150, downloads: 6 };
const QUICK_COUNTS: MeasuringCounts = { warmUpRequests: 200, rounds: 4, rangeRequests: 100, downloads: 5 };
const PROMISES = { firstByte: { atMost: 5 }, throughput: { atLeast: 0.5 } };
/** The number of requests while a profile is recorded. */
const PROFILED = { range: 2_000, file: 60 };

/** Compares the product, which checks access at each request, with nginx, which serves the same folder to everyone. */
export const mediaFilesBenchmark: Benchmark = {
  name: 'media',
  description:
    'the first byte of a part and the whole of a 10 MB file, beside nginx on the same folder (--quick, --profile <process>)',
  async measure(context) {
    const { product, stop, ...servers } = await startFileServers(context);
    try {
      if (servers.throughNginx) await assertSameResponses(servers.owner.file, servers.throughNginx.file);
      const figures = await compareFileServers({ ...servers }, context.options.isQuick ? QUICK_COUNTS : COUNTS);
      for (const [key, { name }] of Object.entries<FileServer>({ ...servers }))
        printFigures(context, name, figures[key]!);
      for (const server of [servers.owner, servers.reader]) await recordProfiles(context, product, server);
      const { nginx } = figures;
      if (nginx)
        for (const key of ['owner', 'reader'] as const) reportRatios(context, servers[key].name, figures[key]!, nginx);
      else
        context.skip('nginx is not installed, so no promise was checked. Install it with: apt-get install nginx-light');
    } finally {
      await stop();
    }
  },
};

function printFigures({ print }: BenchmarkContext, name: string, figures: FileServerFigures): void {
  const { firstByteMs, megabytesPerSecond, cpuMsPerMegabyte } = figures;
  print(
    `  ${name}: first byte ${firstByteMs.toFixed(2)} ms (p50), ${megabytesPerSecond.toFixed(0)} MB/s, ${cpuMsPerMegabyte.toFixed(2)} ms of CPU per MB`,
  );
}

function reportRatios(
  { report }: BenchmarkContext,
  name: string,
  product: FileServerFigures,
  nginx: FileServerFigures,
): void {
  const unit = 'times nginx';
  const firstByte = product.firstByteMs / nginx.firstByteMs;
  report({ label: `${name}: first byte`, value: firstByte, unit, ...PROMISES.firstByte });
  const throughput = product.megabytesPerSecond / nginx.megabytesPerSecond;
  report({ label: `${name}: throughput of 10 MB`, value: throughput, unit, ...PROMISES.throughput });
}

/** Records profiles of one process while it takes part in sending parts of a file, and the whole file. */
async function recordProfiles(
  { print, options: { profile } }: BenchmarkContext,
  product: FileServers['product'],
  server: FileServer,
): Promise<void> {
  if (profile === undefined) return;
  for (const part of ['range', 'file'] as const) {
    const file = join(tmpdir(), `${profile}-${part}.cpuprofile`);
    const send = () => requestRepeatedly(server, part, PROFILED[part]);
    const lines = await profileProcess(product.processId(profile), file, send);
    print(`    ${profile}, ${part}, ${server.name} (${file}):\n${lines.map((line) => `      ${line}`).join('\n')}`);
  }
}

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
async function assertSameResponses(one: FileAddress, other: FileAddress): Promise<void> {
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
