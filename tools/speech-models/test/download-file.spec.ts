import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@memory/testing';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { downloadFile } from '../src/download-file.ts';
import { type ArchiveServer, startArchiveServer } from '../src/testing/archive-server.ts';

const bytes = randomBytes(300_000);
let folder: string;
let path: string;
let server: ArchiveServer;

beforeEach(() => {
  folder = createTemporaryFolder(onTestFinished);
  path = join(folder, 'downloads/model.part');
});
afterEach(() => server.stop());

async function serve(...behaviours: Parameters<typeof startArchiveServer>[1]): Promise<void> {
  server = await startArchiveServer(bytes, behaviours);
}

/** Only a server that falls silent may reach it, however busy this machine is. */
const LONG_IDLE_TIMEOUT_MS = 25_000;
const SHORT_IDLE_TIMEOUT_MS = 2_000;

const download = (
  signal = new AbortController().signal,
  onProgress: (received: number) => void = () => undefined,
  idleTimeoutMs = LONG_IDLE_TIMEOUT_MS,
) =>
  downloadFile({
    url: new URL('/model.tar.bz2', server.url),
    path,
    bytes: bytes.length,
    onProgress,
    signal,
    idleTimeoutMs,
    pauseMs: 1,
  });

const downloaded = (): Buffer => readFileSync(path);
/** Buffer.equals, because a matcher compares byte by byte, which is slow. */
const isComplete = (): boolean => downloaded().equals(bytes);

it('is received as a whole, through redirects, with its progress', async () => {
  await serve('redirect', 'whole');
  const progress: number[] = [];
  await download(undefined, (received) => progress.push(received));
  expect(isComplete()).toBe(true);
  expect(progress.at(-1)).toBe(bytes.length);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

it.each(['cut', 'silent'] as const)('goes on where it ended after a connection that is %s', async (behaviour) => {
  await serve(behaviour, 'whole');
  await download(undefined, undefined, SHORT_IDLE_TIMEOUT_MS);
  expect(isComplete()).toBe(true);
  expect(server.ranges).toEqual([null, 'bytes=150000-']);
});

it('goes on in the next call where an aborted one ended', async () => {
  await serve('silent', 'whole');
  const abort = new AbortController();
  await expect(download(abort.signal, (received) => received >= 150_000 && abort.abort())).rejects.toThrow(/abort/);
  expect(downloaded().equals(bytes.subarray(0, 150_000))).toBe(true);
  await download();
  expect(isComplete()).toBe(true);
  expect(server.ranges).toEqual([null, 'bytes=150000-']);
});

it.each([
  ['ignores ranges', 'cut', 'ignore ranges'],
  ['has another version of the file than before', 'cut in an old version', 'whole'],
] as const)('begins again when the server %s', async (_, first, second) => {
  await serve(first, second);
  await download();
  expect(isComplete()).toBe(true);
  expect(server.ranges).toEqual([null, 'bytes=150000-']);
});

it('begins again when the part is larger than the file', async () => {
  await serve('whole');
  await download();
  writeFileSync(path, Buffer.alloc(bytes.length + 1));
  await download();
  expect(isComplete()).toBe(true);
});

it('asks for nothing when the part is the whole file', async () => {
  await serve('whole');
  await download();
  await download();
  expect(server.ranges).toEqual([null]);
});

it('is tried again while the server is busy, and keeps what it has when it gives up', async () => {
  await serve('cut', 'busy', 'busy', 'whole');
  await download();
  expect(server.ranges).toHaveLength(4);
  await server.stop();
  rmSync(path);
  await serve('cut', 'busy');
  await expect(download()).rejects.toThrow(
    /^127\.0\.0\.1:\d+ does not send the file: it answers with status 503\. What was received is kept/,
  );
  expect([server.ranges.length, downloaded().length]).toEqual([6, 150_000]);
});

it.each([
  ['no such file', 'missing', 'answers with status 404 instead of sending the file'],
  ['another file', 'other file', 'has a file of 27 bytes under this address, not one of 300000'],
] as const)('ends at once when the server has %s', async (_, behaviour, message) => {
  await serve(behaviour);
  await expect(download()).rejects.toThrow(message);
  expect([server.ranges.length, existsSync(path)]).toEqual([1, false]);
});

it('closes the connection when the server sends an endless page instead of the file', async () => {
  await serve('missing with an endless page');
  await expect(download()).rejects.toThrow('answers with status 404');
  // Later, the garbage collector would close it.
  await eventually(async () => expect(await server.countConnections()).toBe(0), { timeoutMs: 3_000 });
});
