import { randomBytes } from 'node:crypto';
import type { Area, Product } from './area.ts';
import { forgetPeak, peakBytes, residentBytes } from './memory.ts';

const MB = 1_024 ** 2;
const AT_ONCE = 50;
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
      bench.report({ what: `${name} grows by, for one upload of 10 MB`, value: (peakBytes(product.pidOf(name)) - (before.get(name) ?? 0)) / MB, unit: 'MB', atMost: 30 });
    }

    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(product, person, recording).catch(() => 0)));
    bench.report({ what: `of ${AT_ONCE} uploads of 10 MB at once, kept`, value: answers.filter((status) => status === 201).length, unit: '', atLeast: AT_ONCE });
    for (const name of WATCHED) bench.report({ what: `${name} at its peak while they arrived`, value: peakBytes(product.pidOf(name)) / MB, unit: 'MB' });
  },
};

async function send(product: Product, person: { cookie: string }, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData();
  body.append('audio', new Blob([bytes]), 'recording.wav');
  const response = await fetch(`${product.url}/api/upload/audio`, { method: 'POST', headers: person, body });
  await response.arrayBuffer();
  return response.status;
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
