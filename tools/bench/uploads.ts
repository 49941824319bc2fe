import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isOnPath } from '../system-packages.ts';
import type { Area, Bench, Product } from './area.ts';
import { forgetPeak, peakBytes, residentBytes } from './memory.ts';
import { serveWithNginx } from './nginx.ts';

const MB = 1_024 ** 2;
const AT_ONCE = 50;
const WARM_UP = 200;
const MEASURED = 1_000;
const WATCHED = ['gateway', 'media-svc'];

/** Uploads and the way back: nothing is held in memory, nobody is turned away. */
export const uploads: Area = {
  name: 'uploads',
  about: 'memory while files arrive, many at once, the first byte of a part',
  async measure(bench) {
    const product = await bench.product({ MEDIA_SYNC_WAIT_MS: '0' });
    const person = await product.signUp();
    const recording = wavOf(10 * MB);
    // What is only loaded once is not what an upload costs.
    for (let n = 0; n < 3; n += 1) await send(product, person, recording);

    const before = new Map(WATCHED.map((name) => [name, residentBytes(product.pidOf(name))]));
    for (const name of WATCHED) forgetPeak(product.pidOf(name));
    await send(product, person, recording);
    for (const name of WATCHED) {
      bench.report({
        what: `${name} grows by, for one upload of 10 MB`,
        value: (peakBytes(product.pidOf(name)) - (before.get(name) ?? 0)) / MB,
        unit: 'MB',
        atMost: 30,
      });
    }

    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => send(product, person, recording).catch(() => 0)),
    );
    bench.report({
      what: `of ${AT_ONCE} uploads of 10 MB at once, kept`,
      value: answers.filter((status) => status === 201).length,
      unit: '',
      atLeast: AT_ONCE,
    });
    for (const name of WATCHED)
      bench.report({
        what: `${name} at its peak while they arrived`,
        value: peakBytes(product.pidOf(name)) / MB,
        unit: 'MB',
      });
    await compareWithNginx(bench, product, person);
  },
};

/** The first byte of a small part of a large file, beside a web server that does nothing else and asks nobody. */
async function compareWithNginx(bench: Bench, product: Product, person: { cookie: string }): Promise<void> {
  if (!isOnPath('nginx'))
    return bench.skip('nginx is not installed, so the first byte of a part was not compared with it.');
  const folder = await bench.folder();
  const large = wavOf(25 * MB);
  await writeFile(join(folder, 'file'), large);
  const url = await upload(product, person, large);
  const nginx = await serveWithNginx(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const ours = () => firstByte(agent, `${product.url}${url}`, person);
    const theirs = () => firstByte(agent, `${nginx.url}/file`, {});
    const pairs: [number, number][] = [];
    // In turns, so that whatever else the machine does meets both.
    for (let n = 0; n < WARM_UP + MEASURED; n += 1) pairs.push([await ours(), await theirs()]);
    const measured = pairs.slice(WARM_UP);
    const [a, b] = [median(measured.map(([ms]) => ms)), median(measured.map(([, ms]) => ms))];
    bench.report({ what: 'first byte of 100 out of 25 MB', value: a, unit: 'ms' });
    bench.report({ what: 'the same from nginx', value: b, unit: 'ms' });
    bench.report({ what: 'first byte, against nginx', value: a / b, unit: 'times', atMost: 3 });
  } finally {
    agent.destroy();
    await nginx.stop();
  }
}

/** @returns milliseconds until the first byte of the part has come */
async function firstByte(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  const request = get(url, { agent, headers: { ...headers, range: 'bytes=12000000-12000099' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 206) throw new Error(`a part was answered with ${response.statusCode}`);
  // asked for before the data comes: so small an answer ends in the same breath
  const ended = once(response, 'end');
  await once(response, 'data');
  const ms = performance.now() - started;
  response.resume();
  await ended;
  return ms;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function upload(product: Product, person: { cookie: string }, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await post(product, person, bytes);
  if (response.status !== 201) throw new Error(`an upload was refused: ${await response.text()}`);
  return ((await response.json()) as { url: string }).url;
}

async function send(product: Product, person: { cookie: string }, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const response = await post(product, person, bytes);
  await response.arrayBuffer();
  return response.status;
}

function post(product: Product, person: { cookie: string }, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const body = new FormData();
  body.append('audio', new Blob([bytes]), 'recording.wav');
  return fetch(`${product.url}/api/upload/audio`, { method: 'POST', headers: person, body });
}

/** Noise as a sound of 44,100 samples a second. */
function wavOf(length: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(length - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(44_100, 24);
  header.writeUInt32LE(88_200, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(length - 44, 40);
  return new Uint8Array(Buffer.concat([header, randomBytes(length - 44)]));
}
