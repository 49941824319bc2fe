import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MAX_BYTES } from '@memory/contracts';
import { eventually } from '@memory/testing';
import sharp from 'sharp';
import { childProcessIds } from './child-processes.ts';
import { heicPhoto } from './heic-photo.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording, runFfmpeg } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

const stored = async (userId: string, url: string): Promise<Buffer> => {
  const response = await media.request(userId, url);
  return Buffer.from(await response.arrayBuffer());
};
const listStoredPaths = async (): Promise<string[]> => {
  const entries = await readdir(media.env['MEDIA_DIR'] ?? '', { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

describe('an image', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('is accepted as %s, whatever its name', async (format) => {
    const user = newUserId();
    const response = await media.upload(user, 'image', await generateImage().toFormat(format).toBuffer(), 'notes.exe');
    expect(response.status).toBe(201);
    const { url, extractedText, status } = (await response.json()) as Record<string, string>;
    expect({ extractedText, status }).toEqual({ extractedText: '', status: 'pending' });
    const metadata = await sharp(await stored(user, url ?? '')).metadata();
    expect(metadata).toMatchObject({ format, width: 40, height: 20 });
  });

  it('is rotated upright and stored without its position', async () => {
    const user = newUserId();
    const taken = await generateImage(40, 20)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await media.uploadAccepted(user, 'image', taken);
    const metadata = await sharp(await stored(user, body.url)).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('in HEIC becomes a JPEG, upright and without hidden data', async () => {
    const user = newUserId();
    const { body, file } = await media.uploadAccepted(
      user,
      'image',
      await heicPhoto({ width: 64, height: 32, turns: 1, hidden: 'at grandmother’s' }),
    );
    expect(file).toMatchObject({ contentType: 'image/jpeg', width: 32, height: 64 });
    const bytes = await stored(user, body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 32, height: 64 });
    expect(bytes.includes('grandmother')).toBe(false);
    const { channels } = await sharp(bytes).stats();
    // The colour of generateImage, within the precision of two lossy encodings.
    expect(channels.map(({ mean }) => Math.round(mean / 17))).toEqual([12, 6, 6]);
  });

  it('stays animated', async () => {
    const user = newUserId();
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { body } = await media.uploadAccepted(user, 'image', animation);
    expect((await sharp(await stored(user, body.url)).metadata()).pages).toBe(2);
  });

  it.each([
    ['without transparency', '[0:v]format=yuv420p', []],
    [
      'with transparency',
      "[0:v]format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='if(gt(X,32),255,0)',format=yuva444p,split[a][b];[b]alphaextract,format=gray[c];[a]format=yuv420p[d]",
      ['-map', '[d]', '-map', '[c]'],
    ],
  ])('stays animated as an AVIF %s', async (_what, filter, maps) => {
    const user = newUserId();
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=5:duration=0.6', '-filter_complex', filter, ...maps];
    const avif = await runFfmpeg([...source, ...'-c:v libaom-av1 -cpu-used 8 -crf 20 -f avif'.split(' ')]);
    const { body, file } = await media.uploadAccepted(user, 'image', avif);
    expect(file).toMatchObject({ contentType: 'image/webp', width: 64, height: 48, isIncomplete: false });
    const bytes = await stored(user, body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3, delay: [200, 200, 200], loop: 0 });
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number) => data[(20 * info.width + x) * 4 + 3];
    expect([alphaAt(10), alphaAt(50)]).toEqual([maps.length > 0 ? 0 : 255, 255]);
  });
});

it.each(['image', 'audio'] as const)(
  'a file that ends inside its header is rejected as %s without a server error',
  async (field) => {
    const user = newUserId();
    const headers = [
      await generateImage().png().toBuffer(),
      await generateRecording('webm'),
      await generateRecording('mp3'),
      await generateRecording('ogg'),
      Buffer.from('PK\u0003\u0004'.padEnd(30, '\0')),
    ];
    const truncatedFiles = headers.flatMap((bytes) => [5, 9, 14, 30].map((length) => bytes.subarray(0, length)));
    const responses = await Promise.all(truncatedFiles.map((cut) => media.upload(user, field, cut)));
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  },
);

const imageProcessIds = (): number[] => childProcessIds('image-helper-process');

it('an image is accepted after the idle image helper process was killed', async () => {
  const bytes = await generateImage().png().toBuffer();
  await media.uploadAccepted(newUserId(), 'image', bytes);
  for (const pid of imageProcessIds()) process.kill(pid, 'SIGKILL');
  await eventually(() => expect(imageProcessIds()).toEqual([]));
  expect((await media.upload(newUserId(), 'image', bytes)).status).toBe(201);
});

describe('rejected uploads', () => {
  const rejectedFiles: [what: string, code: string, bytes: () => Promise<Uint8Array>][] = [
    ['an empty file', 'file_empty', async () => Buffer.alloc(0)],
    ['text', 'not_an_image', async () => Buffer.from('今天'.repeat(100))],
    [
      'an SVG with a script',
      'not_an_image',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a recording', 'not_an_image', () => generateRecording('wav')],
    [
      'an image that ends in its header',
      'file_unreadable',
      async () => (await generateImage(400, 400).jpeg().toBuffer()).subarray(0, 100),
    ],
    [
      'a signature without an image',
      'file_unreadable',
      async () => Buffer.concat([Buffer.from('GIF89a=1;alert(1)//'), Buffer.alloc(64)]),
    ],
    ['more bytes than allowed', 'image_too_large', async () => Buffer.alloc(IMAGE_MAX_BYTES + 1)],
    ['more pixels than allowed', 'image_too_large', () => generateImage(10_000, 5_001).png().toBuffer()],
  ];

  it.each(rejectedFiles)('%s (%s), and nothing is stored', async (_what, code, bytes) => {
    const [before, files] = [await listStoredPaths(), await media.database.file.count()];
    const response = await media.upload(newUserId(), 'image', await bytes());
    expect(await response.json()).toMatchObject({ code, statusCode: response.status });
    expect(await listStoredPaths()).toEqual(before);
    expect(await media.database.file.count()).toBe(files);
  });

  it.each([
    ['no form', 'file_missing', { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['a form without the file', 'file_missing', { body: form(['title', 'x']) }],
    ['a file in another field', 'file_missing', { body: form(['audio', new Blob(['x'])]) }],
    ['two files', 'too_many_files', { body: form(['image', new Blob(['x'])], ['image', new Blob(['y'])]) }],
    [
      'a thousand parts',
      'too_many_files',
      { body: form(...Array.from({ length: 1_000 }, (_, n): [string, string] => [`f${n}`, 'x'])) },
    ],
    [
      'a truncated form',
      'upload_interrupted',
      {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nhalf',
      },
    ],
  ])('%s (%s)', async (_what, code, init) => {
    const response = await media.request(newUserId(), '/api/upload/image', { method: 'POST', ...init });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });

  it('requests without a session', async () => {
    expect((await media.upload(null, 'image', await generateImage().png().toBuffer())).status).toBe(401);
  });
});

function form(...parts: [name: string, value: string | Blob][]): FormData {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, 'photo');
  }
  return body;
}
