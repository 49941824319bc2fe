import type { UploadedFile } from '@memory/contracts';
import { type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
beforeAll(async () => {
  provider = await startFakeAiProvider();
  media = await startMediaApp({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url });
  await media.startWorker();
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});

function upload(owner: string, bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append('audio', new Blob([new Uint8Array(bytes)]), 'recording.webm');
  return media.request(owner, '/api/upload/audio?for=greeting', { method: 'POST', body });
}
const silence = (seconds: number): Promise<Buffer> =>
  generateRecording('m4a', `anullsrc=channel_layout=mono:sample_rate=16000:duration=${seconds}`);

/** Returns an M4A file whose headers state two seconds. */
function withStatedTwoSeconds(m4a: Buffer): Buffer {
  const changed = Buffer.from(m4a);
  // `mdhd` and `mvhd`: four bytes of version and flags, two times, the time scale, the duration.
  for (const box of ['mdhd', 'mvhd']) {
    const at = changed.indexOf(box, 0, 'latin1') + 16;
    changed.writeUInt32BE(2 * changed.readUInt32BE(at), at + 4);
  }
  return changed;
}

it('a recording for a greeting is stored and is not transcribed', async () => {
  const owner = newUserId();
  const response = await upload(owner, await silence(30.4));
  const body = (await response.json()) as UploadedFile;
  expect([response.status, body]).toMatchObject([201, { extractedText: '', status: 'done' }]);
  expect(provider.requests).toEqual([]);
  expect((await media.request(owner, body.url)).status).toBe(200);
});

it.each<[string, () => Promise<Buffer>]>([
  ['32 seconds long', () => silence(32)],
  ['longer than its headers state', async () => withStatedTwoSeconds(await silence(40))],
])('a recording for a greeting that is %s is rejected, and nothing is stored', async (_, bytes) => {
  const keys = await media.storedKeys();
  const response = await upload(newUserId(), await bytes());
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'greeting_recording_too_long' }]);
  expect(await media.storedKeys()).toEqual(keys);
});
