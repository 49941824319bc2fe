import {
  type FileDescription,
  fileIdFromMediaUrl,
  type MediaFileInfo,
  type UploadedFile,
  type UploadedMedia,
} from '@memory/contracts';
import sharp, { type Sharp } from 'sharp';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import {
  durationSecondsOf,
  generateRecording,
  generateVideo,
  type RecordingEncoding,
  runFfmpeg,
} from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '20000' });
  await media.startWorker();
});
afterAll(() => media.stop());

const SECONDS = 4;
const SOUND = `sine=frequency=440:duration=${SECONDS}`;
const truncate = (bytes: Buffer, part: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * part));
const fastStart = async (bytes: Buffer): Promise<Buffer> =>
  runFfmpeg(['-c', 'copy', '-movflags', '+faststart', '-f', 'mp4'], bytes);

async function upload(field: 'audio' | 'media', bytes: Buffer) {
  const user = newUserId();
  const response = await media.upload(user, field, bytes);
  const [uploaded] = [(await response.json()) as UploadedFile | UploadedMedia[]].flat();
  if (response.status !== 201 || !uploaded) throw new Error(`rejected: ${JSON.stringify(uploaded)}`);
  const stored = Buffer.from(await (await media.request(user, uploaded.url)).arrayBuffer());
  const id = fileIdFromMediaUrl(uploaded.url) ?? '';
  const info = (await (await media.request(user, `/api/media-files/${id}`)).json()) as MediaFileInfo;
  const described = await media.request(user, '/internal/files/describe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [id] }),
  });
  const [file] = (await described.json()) as FileDescription[];
  return { uploaded, stored, info, missing: file?.missing };
}

describe('a truncated recording keeps what can be read, and says so:', () => {
  it.each<RecordingEncoding>(['webm', 'mp3', 'wav'])('%s', async (encoding) => {
    const { uploaded, stored, info } = await upload('audio', truncate(await generateRecording(encoding, SOUND), 0.6));
    expect([uploaded.isIncomplete, info.isIncomplete]).toEqual([true, true]);
    const seconds = (await durationSecondsOf(stored)) ?? 0;
    expect(seconds).toBeGreaterThan(SECONDS * 0.4);
    expect(seconds).toBeLessThan(SECONDS * 0.8);
    expect(Math.abs((info.durationSeconds ?? 0) - seconds)).toBeLessThan(0.2);
  });

  it.each<[string, string[]]>([
    ['M4A with its index first', ['-c:a', 'aac', '-movflags', '+faststart', '-f', 'mp4']],
    ['fragmented M4A', '-c:a aac -movflags +frag_keyframe+empty_moov -frag_duration 300000 -f mp4'.split(' ')],
    ['FLAC', ['-c:a', 'flac', '-f', 'flac']],
    ['AIFF', ['-c:a', 'pcm_s16be', '-f', 'aiff']],
    ['ADPCM in WAV', ['-c:a', 'adpcm_ima_wav', '-f', 'wav']],
  ])('%s', async (_what, encoding) => {
    const recording = await runFfmpeg(['-f', 'lavfi', '-i', SOUND, ...encoding]);
    const { uploaded, stored } = await upload('audio', truncate(recording, 0.6));
    expect(uploaded.isIncomplete).toBe(true);
    expect(await durationSecondsOf(stored)).toBeGreaterThan(SECONDS * 0.4);
  });

  it('one that lost its last bytes only', async () => {
    for (const encoding of ['webm', 'm4a', 'ogg', 'mp3', 'wav', 'aac'] as const) {
      const recording = await generateRecording(encoding, SOUND);
      const cut = (encoding === 'm4a' ? await fastStart(recording) : recording).subarray(0, -20);
      const { stored } = await upload('audio', cut);
      expect(await durationSecondsOf(stored)).toBeGreaterThan(SECONDS - 0.3);
    }
  });
});

it('a WAV of which the length was never written is complete', async () => {
  const wav = Buffer.from(await generateRecording('wav', SOUND));
  wav.fill(0xff, 4, 8);
  wav.fill(0xff, wav.indexOf('data') + 4, wav.indexOf('data') + 8);
  const { uploaded, info } = await upload('audio', wav);
  expect([uploaded.isIncomplete, info.durationSeconds]).toEqual([false, expect.closeTo(SECONDS, 1)]);
});

it('a video whose sound cannot be decoded lacks its sound, not a part', async () => {
  const dts = '-c:v copy -c:a dca -strict -2 -f mov'.split(' ');
  const { info, missing } = await upload('media', await runFfmpeg(dts, await generateVideo('mov')));
  expect([info.isIncomplete, info.lacksSound, missing]).toEqual([true, true, 'sound']);
});

it('a video that ends too early keeps its beginning', async () => {
  const { uploaded, missing } = await upload('media', truncate(await fastStart(await generateVideo('mp4')), 0.9));
  expect([uploaded.isIncomplete, missing]).toEqual([true, 'part']);
});

it('files that are whole do not say that a part is missing', async () => {
  for (const encoding of ['webm', 'm4a', 'mp3', 'ogg', 'wav', 'aac'] as const)
    expect([encoding, (await upload('audio', await generateRecording(encoding))).uploaded.isIncomplete]).toEqual([
      encoding,
      false,
    ]);
  for (const encoding of ['webm', 'mp4', 'mov'] as const)
    expect([encoding, (await upload('media', await generateVideo(encoding))).uploaded.isIncomplete]).toEqual([
      encoding,
      false,
    ]);
});

describe('an image', () => {
  const noise = (): Sharp =>
    sharp({
      create: {
        width: 200,
        height: 160,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });

  it('a JPEG that lacks only its end marker is whole', async () => {
    const { uploaded, stored } = await upload('media', (await noise().jpeg().toBuffer()).subarray(0, -2));
    expect(uploaded.isIncomplete).toBe(false);
    expect((await sharp(stored).metadata()).height).toBe(160);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('in %s that is truncated keeps its upper part', async (format) => {
    const whole = await noise().toFormat(format).toBuffer();
    const { uploaded, stored } = await upload('media', truncate(whole, 0.6));
    expect(uploaded.isIncomplete).toBe(true);
    const corner = { left: 0, top: 0, width: 40, height: 20 };
    const [kept, original] = await Promise.all(
      [stored, whole].map((bytes) => sharp(bytes).extract(corner).greyscale().raw().toBuffer()),
    );
    const difference = kept!.reduce((sum, value, at) => sum + Math.abs(value - original![at]!), 0) / kept!.length;
    expect(difference).toBeLessThan(12);
  });

  it('a moving GIF that is truncated in one of its pictures keeps those before', async () => {
    const [first, second] = await Promise.all([0, 1].map(() => noise().gif().toBuffer()));
    const frames = await Promise.all([first!, second!].map((one) => sharp(one).ensureAlpha().raw().toBuffer()));
    const whole = await sharp(Buffer.concat(frames), { raw: { width: 200, height: 320, channels: 4, pageHeight: 160 } })
      .gif()
      .toBuffer();
    expect((await sharp(whole, { animated: true }).metadata()).pages).toBe(2);
    const { uploaded, stored } = await upload('media', truncate(whole, 0.8));
    expect(uploaded.isIncomplete).toBe(true);
    expect((await sharp(stored).metadata()).width).toBe(200);
    // A file without its end marker is whole.
    for (const complete of [whole, whole.subarray(0, -1)])
      expect((await upload('media', complete)).uploaded.isIncomplete).toBe(false);
  });
});
