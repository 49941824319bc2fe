import { request as httpRequest } from 'node:http';
import { AUDIO_MAX_BYTES } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import {
  mediaRecorderRecording,
  type RecordingEncoding,
  durationSecondsOf,
  generateImage,
  generateRecording,
  audioStreamHash,
  runFfmpeg,
} from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

const storedBytes = async (user: string, url: string): Promise<Buffer> =>
  Buffer.from(await (await media.request(user, url)).arrayBuffer());

describe('a recording', () => {
  it.each<[RecordingEncoding, string, string]>([
    ['webm', 'audio/webm', 'opus'],
    ['mp4', 'audio/mp4', 'aac'],
    ['m4a', 'audio/mp4', 'aac'],
    ['aac', 'audio/mp4', 'aac'],
    ['mp3', 'audio/mpeg', 'mp3'],
    ['ogg', 'audio/ogg', 'opus'],
    ['wav', 'audio/wav', 'pcm_s16le'],
  ])('in %s is stored as %s with the codec %s and unchanged audio', async (encoding, contentType, codec) => {
    const user = newUserId();
    const bytes = await generateRecording(encoding);
    const { body, file } = await media.uploadAccepted(user, 'audio', bytes);
    expect(file).toMatchObject({ ownerId: user, kind: 'audio', contentType, codec, width: null });
    const stored = await storedBytes(user, body.url);
    expect(file.bytes).toBe(stored.length);
    // MP4 has the headers of AAC frames once.
    const sent = encoding === 'aac' ? await runFfmpeg(['-c', 'copy', '-f', 'mp4'], bytes) : bytes;
    expect(await audioStreamHash(stored)).toBe(await audioStreamHash(sent));
    expect(Math.abs((file.durationSeconds ?? 0) - 0.5)).toBeLessThan(0.05);
  });

  it('of MediaRecorder, which has no duration, gets one', async () => {
    const user = newUserId();
    const bytes = await mediaRecorderRecording();
    expect(await durationSecondsOf(bytes)).toBeNull();
    const { body, file } = await media.uploadAccepted(user, 'audio', bytes);
    expect(file.durationSeconds).toBeCloseTo(0.5, 1);
    expect(await durationSecondsOf(await storedBytes(user, body.url))).toBeCloseTo(0.5, 1);
  });

  it.each(['m4a', 'mp3', 'webm', 'ogg'] as const)('in %s is stored without metadata', async (encoding) => {
    const user = newUserId();
    const bytes = await generateRecording(encoding, undefined, ['-metadata', 'title=at grandmother’s']);
    expect(bytes.includes('grandmother')).toBe(true);
    const { body } = await media.uploadAccepted(user, 'audio', bytes);
    expect((await storedBytes(user, body.url)).includes('grandmother')).toBe(false);
  });

  it('is stored without text when no provider is configured; only the response says so', async () => {
    const { body, file } = await media.uploadAccepted(newUserId(), 'audio', await generateRecording('webm'));
    expect(body.status).toBe('done');
    expect(body.extractedText).toContain('temporarily unavailable');
    expect(file).toMatchObject({ textStatus: 'done', extractedText: '' });
  });

  it.each([
    ['an image', 'not_a_recording', () => generateImage().png().toBuffer()],
    ['text', 'not_a_recording', async () => Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
    ['an empty file', 'file_empty', async () => Buffer.alloc(0)],
    [
      'more bytes than allowed',
      'recording_too_large',
      async () => Buffer.concat([await generateRecording('wav'), Buffer.alloc(AUDIO_MAX_BYTES)]),
    ],
  ])('is rejected for %s (%s)', async (_what, code, bytes) => {
    const response = await media.upload(newUserId(), 'audio', await bytes());
    expect(await response.json()).toMatchObject({ code });
  });
});

it('an upload whose connection breaks leaves nothing behind', async () => {
  const files = await media.database.file.count();
  const sent = httpRequest(`${media.url}/api/upload/audio`, {
    method: 'POST',
    headers: {
      ...(await media.identity(newUserId())),
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '1000000',
    },
  });
  sent.on('error', () => undefined); // the test breaks the connection
  sent.write('--b\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n');
  sent.write(Buffer.alloc(100_000));
  await eventually(async () => expect(await media.scratchFiles()).not.toEqual([]));
  sent.destroy();
  await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
  expect(await media.storedKeys()).toHaveLength(files);
  expect(await media.database.file.count()).toBe(files);
});
