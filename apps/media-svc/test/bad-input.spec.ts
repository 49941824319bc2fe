import { heicPhoto } from './heic-photo.ts';
import { encryptedZip, gifOfSize, pngOfSize, webpOfSize } from './hostile-files.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { uploadRejected } from './rejected-uploads.ts';
import { generateVideo, runFfmpeg, generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

const rejectionOf = (field: 'audio' | 'image' | 'media', bytes: Uint8Array) => uploadRejected(media, field, bytes);

const encryptionArgs = [
  '-encryption_scheme',
  'cenc-aes-ctr',
  '-encryption_key',
  '76a6c65c5ea762046bd749a2e632ccbb',
  '-encryption_kid',
  'a7e61c373e219033c21091fa607bf3b8',
];
const truncate = (bytes: Buffer, part = 0.6): Buffer => bytes.subarray(0, Math.floor(bytes.length * part));

describe('a file of which nothing can be read is rejected:', () => {
  it.each(['m4a', 'mp4'] as const)('a recording in %s without its index', async (encoding) => {
    expect(await rejectionOf('audio', truncate(await generateRecording(encoding)))).toEqual([400, 'file_unreadable']);
  });
  it.each(['mp4', 'mov'] as const)('a video in %s without its index', async (encoding) => {
    expect(await rejectionOf('media', truncate(await generateVideo(encoding)))).toEqual([400, 'file_unreadable']);
  });
  it('a video that ends inside its header', async () => {
    expect(await rejectionOf('media', Buffer.from('00000018667479706d703432', 'hex'))).toEqual([
      400,
      'file_unreadable',
    ]);
  });
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('an image in %s', async (format) => {
    const image = await generateImage(200, 160).toFormat(format).toBuffer();
    expect(await rejectionOf('image', image.subarray(0, 30))).toEqual([400, 'file_unreadable']);
  });
  it('a HEIC photo', async () => {
    const photo = await heicPhoto({ width: 256, height: 256 });
    expect(await rejectionOf('image', photo.subarray(0, 400))).toEqual([400, 'file_unreadable']);
  });
});

describe('unsupported content is rejected:', () => {
  it('a video as a recording', async () => {
    expect(await rejectionOf('audio', await generateVideo('webm'))).toEqual([415, 'not_a_recording']);
    expect(await rejectionOf('audio', await generateVideo('mp4'))).toEqual([415, 'not_a_recording']);
  });
  it('a recording as a video', async () => {
    expect(await rejectionOf('media', await generateRecording('webm'))).toEqual([415, 'not_image_or_video']);
    expect(await rejectionOf('media', await generateRecording('mp4'))).toEqual([415, 'not_image_or_video']);
  });
  it('an encrypted recording, video or archive', async () => {
    expect(
      await rejectionOf(
        'audio',
        await runFfmpeg(['-c', 'copy', ...encryptionArgs, '-f', 'mp4'], await generateRecording('m4a')),
      ),
    ).toEqual([400, 'file_protected']);
    expect(
      await rejectionOf(
        'media',
        await runFfmpeg(['-c', 'copy', ...encryptionArgs, '-f', 'mp4'], await generateVideo('mp4')),
      ),
    ).toEqual([400, 'file_protected']);
    expect(await rejectionOf('media', encryptedZip())).toEqual([415, 'not_image_or_video']);
  });
  it('a recording in a codec that nothing here decodes', async () => {
    const recording = await runFfmpeg([
      ...'-f lavfi -i sine=frequency=440:duration=1'.split(' '),
      ...'-c:a wmav2 -f wav'.split(' '),
    ]);
    expect(await rejectionOf('audio', recording)).toEqual([415, 'codec_not_supported']);
  });

  it('a video whose frames cannot be decoded', async () => {
    const mp4 = await generateVideo('mp4');
    const at = mp4.indexOf('mdat') + 4;
    const scrambled = Buffer.from(mp4);
    scrambled.fill(0xa5, at, mp4.indexOf('moov') - 4);
    expect(await rejectionOf('media', scrambled)).toEqual([400, 'file_unreadable']);
  });
});

describe('a decompression bomb is rejected:', () => {
  it.each<[string, () => Buffer]>([
    ['a PNG of 50,000 × 50,000', () => pngOfSize(50_000, 50_000)],
    ['a WebP of 16,000 × 16,000', () => webpOfSize(16_000, 16_000)],
    ['a GIF of 1,000 × 1,000 with 3,000 frames', () => gifOfSize(1_000, 1_000, 3_000)],
  ])('%s', async (_what, bytes) => {
    expect(await rejectionOf('image', bytes())).toEqual([413, 'image_too_large']);
  });
  it('a HEIC photo that claims 30,000 × 30,000', async () => {
    expect(
      await rejectionOf(
        'image',
        await heicPhoto({ width: 64, height: 64, claimed: { width: 30_000, height: 30_000 } }),
      ),
    ).toEqual([413, 'image_too_large']);
  });
});

describe('a video with larger frames than 8K', () => {
  const videoOfSize = (size: string) =>
    runFfmpeg([
      '-f',
      'lavfi',
      '-i',
      `color=size=${size}:rate=1:duration=1`,
      ...'-c:v libvpx -deadline realtime -cpu-used 8 -f webm'.split(' '),
    ]);

  it('is rejected before a frame is decoded', async () => {
    expect(await rejectionOf('media', await videoOfSize('9216x4320'))).toEqual([400, 'file_unreadable']);
    expect((await media.upload(newUserId(), 'media', await videoOfSize('1920x1080'))).status).toBe(201);
  });
});

describe('polyglot files', () => {
  const storedOf = async (field: 'audio' | 'image', bytes: Uint8Array): Promise<Buffer> => {
    const user = newUserId();
    const { body } = await media.uploadAccepted(user, field, bytes);
    return Buffer.from(await (await media.request(user, body.url)).arrayBuffer());
  };
  it('a GIF that is also a script is stored without the script', async () => {
    // As JavaScript its first bytes are `GIF89a/*`, and the comment continues with `*/=1;alert(1)//`.
    const polyglot = gifOfSize(0x2a2f, 1, 1, '*/=1;alert(1)//');
    expect(polyglot.subarray(0, 8).toString()).toBe('GIF89a/*');
    const stored = await storedOf('image', polyglot);
    expect([stored.subarray(0, 6).toString('latin1'), stored.includes('alert')]).toEqual(['GIF89a', false]);
  });
  it('a photo with appended HTML is stored without it', async () => {
    const polyglot = Buffer.concat([
      await generateImage().jpeg().toBuffer(),
      Buffer.from('<html><script>alert(1)</script>'),
    ]);
    expect((await storedOf('image', polyglot)).includes('alert')).toBe(false);
  });
  it('a recording with embedded HTML is stored without it', async () => {
    const polyglot = Buffer.concat([
      await generateRecording('m4a'),
      Buffer.from([0, 0, 0, 39]),
      Buffer.from('free<html><script>alert(1)</script>'),
    ]);
    expect((await storedOf('audio', polyglot)).includes('alert')).toBe(false);
  });
});
