import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fileIdFromMediaUrl } from '@memory/contracts';
import { repositoryRoot } from '@memory/launcher/config';
import { isCommandInstalled } from '@memory/launcher/system/system-packages';
import getPort from 'get-port';
import type { Person } from '../people/person.ts';
import { createNoiseRecording } from '../people/sample-files.ts';
import { processNames, type Product } from '../product/product.ts';
import { type Benchmark, type BenchmarkContext, signUpPerson } from './benchmark.ts';
import { recordProfile } from './http/cpu-profile.ts';
import {
  compareFileServers,
  type FileAddress,
  type FileServer,
  type FileServerFigures,
  type MeasuringCounts,
  requestRepeatedly,
} from './media/compare-files.ts';
import { type ServerProgram, startServerProgram } from './start-server-program.ts';

const COUNTS: MeasuringCounts = { warmUpRequests: 400, rounds: 10, rangeRequests: 150, downloads: 6 };
const QUICK_COUNTS: MeasuringCounts = { warmUpRequests: 200, rounds: 4, rangeRequests: 100, downloads: 5 };
const PROMISES = { firstByte: { atMost: 5 }, throughput: { atLeast: 0.5 } };
/** The number of requests while a CPU profile is recorded. */
const PROFILED = { range: 2_000, file: 60 };

/** Compares the product, which checks access at each request, with nginx, which serves the same folder without any check. */
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
      for (const server of [servers.owner, servers.reader])
        for (const part of ['range', 'file'] as const)
          await recordProfile(context, product, `${part} ${server.name}`, () =>
            requestRepeatedly(server, part, PROFILED[part]),
          );
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

/** Returns the kinds of requests that a client can send for a file with the given ETag. */
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
/** Headers that are not compared: they describe a single response or connection, or nginx leaves them out of a 206 response. */
const ownHeaders = new Set(['accept-ranges', 'connection', 'date', 'keep-alive', 'server', 'x-request-id']);

/**
 * Checks that two addresses of a file give the same responses: status, headers and bytes.
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

const FILE_BYTES = 10 * 1_024 ** 2;

/** The settings of the measured product. nginx sends the files only for requests that come through nginx. */
const SETTINGS = { MEDIA_SYNC_WAIT_MS: '0', MEDIA_SENT_BY: 'nginx', TRUST_PROXY: 'loopback' };

/** The compared ways to read one file. Those that use nginx exist only where nginx is installed. */
interface FileServers {
  readonly product: Product;
  readonly owner: FileServer;
  /** Another user, who reads a public entry. The gateway, media-svc, journal-svc and social-svc take part in the decision about access. */
  readonly reader: FileServer;
  readonly node: FileServer;
  readonly nginx?: FileServer;
  /** The owner, through an nginx that is in front of the gateway and sends the bytes. */
  readonly throughNginx?: FileServer;
  stop(): Promise<void>;
}

/** Starts the product with one recording that a public entry uses. Also starts the servers for comparison, which serve the same folder. */
async function startFileServers(context: BenchmarkContext): Promise<FileServers> {
  const product = await context.startProduct(SETTINGS);
  const { url, owner, reader } = await storeFile(product);
  const fileId = fileIdFromMediaUrl(url);
  const objects = join(product.dataDir, 'media', 'objects');
  const folder = join(objects, fileId.slice(-2));
  const processIds = processNames.map((name) => product.processId(name));
  const node = await startServerProgram(join(import.meta.dirname, 'media/node-static-server.ts'), { args: [folder] });
  const nginx = isCommandInstalled('nginx')
    ? await startNginx(await context.createFolder(), await nginxDirectives(product.url, { objects, folder }))
    : undefined;
  const throughGateway = (name: string, { cookie }: Person): FileServer => ({
    name,
    file: { url: `${product.url}${url}`, headers: { cookie } },
    processIds,
  });
  return {
    product,
    owner: throughGateway('the product, for the owner', owner),
    reader: throughGateway('the product, for a reader of a public entry', reader),
    node: { name: 'a bare Node server', file: { url: `${node.url}/${fileId}`, headers: {} }, processIds: [node.pid] },
    ...(nginx && {
      nginx: { name: 'nginx', file: { url: `${nginx.url}/plain/${fileId}`, headers: {} }, processIds: [nginx.pid] },
      throughNginx: {
        name: 'the product behind nginx, which sends the bytes (MEDIA_SENT_BY)',
        file: { url: `${nginx.url}${url}`, headers: { cookie: owner.cookie } },
        processIds: [...processIds, nginx.pid],
      },
    }),
    stop: async () => void (await Promise.all([node.stop(), nginx?.stop()])),
  };
}

/** Returns nginx's directives: a folder without any check, and the product with deploy/nginx-media.conf. */
async function nginxDirectives(productUrl: string, { objects, folder }: { objects: string; folder: string }) {
  const config = await readFile(join(repositoryRoot, 'deploy/nginx-media.conf'), 'utf8');
  return `location /plain/ { alias ${folder}/; }
    location / {
      proxy_pass ${productUrl};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
    ${config.replace('/srv/memory-objects/', `${objects}/`)}`;
}

/** Stores a recording that a public entry uses. @returns its URL, and the sessions of its owner and of another user */
async function storeFile(product: Product) {
  const [owner, reader] = [await signUpPerson(product, 'bench_owner'), await signUpPerson(product, 'bench_reader')];
  const { url } = await owner.upload('audio', createNoiseRecording(FILE_BYTES));
  const entry = { title: 'Noise', content: '', originalAudioUrl: url, privacyLevel: 'public' };
  await owner.post('/api/journal-entries', entry);
  return { url, owner, reader };
}

const START_TIMEOUT_MS = 10_000;
/** A path that does not exist. Its 404 response shows that nginx has started, independent of the served content. */
const PROBED_PATH = '/started';

/**
 * Starts nginx with one worker process and without an access log.
 * @param folder an empty folder for nginx's own files
 * @param directives the directives of `server { … }`
 * @returns the server, with the id of nginx's master process, which has started the worker process
 */
async function startNginx(folder: string, directives: string): Promise<ServerProgram> {
  const port = await getPort();
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
  const server = `server { listen 127.0.0.1:${port}; keepalive_requests 1000000; ${directives} }`;
  const config = `daemon off; worker_processes 1; user root; pid ${join(folder, 'nginx.pid')}; events {} http { access_log off; sendfile on; ${temporaryPaths} ${server} }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  for (const deadline = Date.now() + START_TIMEOUT_MS; ;) {
    const isReady = await fetch(`${url}${PROBED_PATH}`).then(
      () => true,
      () => false,
    );
    if (isReady) return { url, pid: child.pid!, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start; see ${join(folder, 'error.log')}`);
    }
  }
}
