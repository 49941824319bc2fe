import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MAX_BYTES } from '@memory/contracts';
import { eventually } from '@memory/testing';
import sharp from 'sharp';
import { childProcesses } from './child-processes.ts';
import { heicPhoto } from './heic.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture, recording } from './media-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

const stored = async (userId: string, url: string): Promise<Buffer> => {
  const response = await media.request(userId, url);
  return Buffer.from(await response.arrayBuffer());
};
const everythingStored = async (): Promise<string[]> => {
  const entries = await readdir(media.env['MEDIA_DIR'] ?? '', { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('is taken as %s, whatever it is called', async (format) => {
    const user = aUser();
    const response = await media.upload(user, 'image', await picture().toFormat(format).toBuffer(), 'notes.exe');
    expect(response.status).toBe(201);
    const { url, extractedText, status } = (await response.json()) as Record<string, string>;
    expect({ extractedText, status }).toEqual({ extractedText: '', status: 'pending' });
    const metadata = await sharp(await stored(user, url ?? '')).metadata();
    expect(metadata).toMatchObject({ format, width: 40, height: 20 });
  });

  it('is turned upright and says no longer where it was taken', async () => {
    const user = aUser();
    const taken = await picture(40, 20)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { answer } = await media.keep(user, 'image', taken);
    const metadata = await sharp(await stored(user, answer.url)).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('as iPhones take it becomes one that every browser shows, upright and without what was hidden in it', async () => {
    const user = aUser();
    const { answer, file } = await media.keep(
      user,
      'image',
      await heicPhoto({ width: 64, height: 32, turns: 1, hidden: 'at grandmother’s' }),
    );
    expect(file).toMatchObject({ contentType: 'image/jpeg', width: 32, height: 64 });
    const bytes = await stored(user, answer.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 32, height: 64 });
    expect(bytes.includes('grandmother')).toBe(false);
    const { channels } = await sharp(bytes).stats();
    // The colour of `picture`, as far as two lossy encodings let it be.
    expect(channels.map(({ mean }) => Math.round(mean / 17))).toEqual([12, 6, 6]);
  });

  it('keeps moving when it is an animation', async () => {
    const user = aUser();
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
    const { answer } = await media.keep(user, 'image', animation);
    expect((await sharp(await stored(user, answer.url)).metadata()).pages).toBe(2);
  });
});

it.each(['image', 'audio'] as const)(
  'a file that ends anywhere inside its header is no %s, and no fault of ours',
  async (field) => {
    const user = aUser();
    const headers = [
      await picture().png().toBuffer(),
      await recording('webm'),
      await recording('mp3'),
      await recording('ogg'),
      Buffer.from('PK\u0003\u0004'.padEnd(30, '\0')),
    ];
    const cuts = headers.flatMap((bytes) => [5, 9, 14, 30].map((length) => bytes.subarray(0, length)));
    const answers = await Promise.all(cuts.map((cut) => media.upload(user, field, cut)));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  },
);

const openers = (): number[] => childProcesses('picture-process');

it('a picture is taken although the process that opens pictures was killed while it had none', async () => {
  const bytes = await picture().png().toBuffer();
  await media.keep(aUser(), 'image', bytes);
  for (const pid of openers()) process.kill(pid, 'SIGKILL');
  await eventually(() => expect(openers()).toEqual([]));
  expect((await media.upload(aUser(), 'image', bytes)).status).toBe(201);
});

describe('what is refused', () => {
  const refusals: [what: string, code: string, bytes: () => Promise<Uint8Array>][] = [
    ['nothing in the file', 'file_empty', async () => Buffer.alloc(0)],
    ['words', 'not_an_image', async () => Buffer.from('今天'.repeat(100))],
    [
      'a drawing that could run scripts',
      'not_an_image',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a recording', 'not_an_image', () => recording('wav')],
    [
      'a picture that breaks off',
      'file_unreadable',
      async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 900),
    ],
    [
      'a name without a picture',
      'file_unreadable',
      async () => Buffer.concat([Buffer.from('GIF89a=1;alert(1)//'), Buffer.alloc(64)]),
    ],
    ['more bytes than allowed', 'image_too_large', async () => Buffer.alloc(IMAGE_MAX_BYTES + 1)],
    ['more pixels than allowed', 'image_too_large', () => picture(10_000, 5_001).png().toBuffer()],
  ];

  it.each(refusals)('%s (%s), and nothing of it is kept', async (_what, code, bytes) => {
    const [before, files] = [await everythingStored(), await media.database.file.count()];
    const response = await media.upload(aUser(), 'image', await bytes());
    expect(await response.json()).toMatchObject({ code, statusCode: response.status });
    expect(await everythingStored()).toEqual(before);
    expect(await media.database.file.count()).toBe(files);
  });

  it.each([
    ['no form at all', 'file_missing', { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['a form without the file', 'file_missing', { body: form(['title', 'x']) }],
    ['a file in another field', 'file_missing', { body: form(['audio', new Blob(['x'])]) }],
    ['two files', 'too_many_files', { body: form(['image', new Blob(['x'])], ['image', new Blob(['y'])]) }],
    [
      'a thousand parts',
      'too_many_files',
      { body: form(...Array.from({ length: 1_000 }, (_, n): [string, string] => [`f${n}`, 'x'])) },
    ],
    [
      'a form that breaks off',
      'upload_interrupted',
      {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nhalf',
      },
    ],
  ])('%s (%s)', async (_what, code, init) => {
    const response = await media.request(aUser(), '/api/upload/image', { method: 'POST', ...init });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });

  it('anybody who is not signed in', async () => {
    expect((await media.upload(null, 'image', await picture().png().toBuffer())).status).toBe(401);
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
