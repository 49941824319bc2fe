import { request as httpRequest } from 'node:http';
import { AUDIO_MAX_BYTES } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { asBrowsersRecord, type Encoding, lengthOf, picture, recording, soundOf } from './media-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

const storedBytes = async (user: string, url: string): Promise<Buffer> =>
  Buffer.from(await (await media.request(user, url)).arrayBuffer());

describe('a recording', () => {
  it.each<[Encoding, string]>([
    ['webm', 'audio/webm'],
    ['mp4', 'audio/mp4'],
    ['m4a', 'audio/mp4'],
    ['aac', 'audio/aac'],
    ['mp3', 'audio/mpeg'],
    ['ogg', 'audio/ogg'],
    ['wav', 'audio/wav'],
  ])('in %s is kept as %s, its sound untouched', async (encoding, contentType) => {
    const user = aUser();
    const bytes = await recording(encoding);
    const { answer, file } = await media.keep(user, 'audio', bytes);
    expect(file).toMatchObject({ ownerId: user, kind: 'audio', contentType, width: null });
    const stored = await storedBytes(user, answer.url);
    expect(file.bytes).toBe(stored.length);
    expect(await soundOf(stored)).toBe(await soundOf(bytes));
    expect(Math.abs((file.durationSeconds ?? 0) - 0.5)).toBeLessThan(0.05);
  });

  it.each<[Encoding, string]>([
    ['webm', 'opus'],
    ['m4a', 'aac'],
    ['mp3', 'mp3'],
    ['wav', 'pcm_s16le'],
  ])('in %s is known to be %s', async (encoding, codec) => {
    expect((await media.keep(aUser(), 'audio', await recording(encoding))).file.codec).toBe(codec);
  });

  it('as a browser makes it, which never says how long it is, gets its length', async () => {
    const user = aUser();
    const bytes = await asBrowsersRecord();
    expect(await lengthOf(bytes)).toBeNull();
    const { answer, file } = await media.keep(user, 'audio', bytes);
    expect(file.durationSeconds).toBeCloseTo(0.5, 1);
    expect(await lengthOf(await storedBytes(user, answer.url))).toBeCloseTo(0.5, 1);
  });

  it.each(['m4a', 'mp3', 'webm', 'ogg'] as const)(
    'in %s no longer says where and by whom it was made',
    async (encoding) => {
      const user = aUser();
      const bytes = await recording(encoding, undefined, ['-metadata', 'title=at grandmother’s']);
      expect(bytes.includes('grandmother')).toBe(true);
      const { answer } = await media.keep(user, 'audio', bytes);
      expect((await storedBytes(user, answer.url)).includes('grandmother')).toBe(false);
    },
  );

  it('is kept without text where nobody can transcribe; only the answer says so', async () => {
    const { answer, file } = await media.keep(aUser(), 'audio', await recording('webm'));
    expect(answer.status).toBe('done');
    expect(answer.extractedText).toContain('temporarily unavailable');
    expect(file).toMatchObject({ textStatus: 'done', extractedText: '' });
  });

  it.each([
    ['a picture', 'not_a_recording', () => picture().png().toBuffer()],
    ['words', 'not_a_recording', async () => Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
    ['nothing', 'file_empty', async () => Buffer.alloc(0)],
    [
      'more bytes than allowed',
      'recording_too_large',
      async () => Buffer.concat([await recording('wav'), Buffer.alloc(AUDIO_MAX_BYTES)]),
    ],
  ])('is not %s (%s)', async (_what, code, bytes) => {
    const response = await media.upload(aUser(), 'audio', await bytes());
    expect(await response.json()).toMatchObject({ code });
  });
});

it('leaves nothing behind when the line breaks in the middle', async () => {
  const files = await media.database.file.count();
  const sent = httpRequest(`${media.url}/api/upload/audio`, {
    method: 'POST',
    headers: {
      ...(await media.identity(aUser())),
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '1000000',
    },
  });
  sent.on('error', () => undefined); // it is we who hang up
  sent.write('--b\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n');
  sent.write(Buffer.alloc(100_000));
  await eventually(async () => expect(await media.scratchFiles()).not.toEqual([]));
  sent.destroy();
  await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
  expect(await media.storedKeys()).toHaveLength(files);
  expect(await media.database.file.count()).toBe(files);
});
