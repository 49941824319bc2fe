import sharp, { type Sharp } from 'sharp';
import { heicPhoto } from './heic-photo.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

/** A colour by its values in Display P3, and the same in sRGB. */
const P3_COLOUR = { r: 200, g: 80, b: 79 };
const SRGB_COLOUR = [216, 69, 75];
const plain = (): Sharp => sharp({ create: { width: 64, height: 64, channels: 3, background: P3_COLOUR } });

const displayP3Profile = async (): Promise<Buffer> =>
  (await sharp(await plain().withIccProfile('p3').png().toBuffer()).metadata()).icc ?? Buffer.alloc(0);

/** Uploads an image. @returns the colour at its centre as a viewer without colour management shows it, and the type */
async function storedColour(image: Buffer): Promise<{ colour: number[]; contentType: string | null }> {
  const user = newUserId();
  const { body } = await media.uploadAccepted(user, 'image', image);
  const response = await media.request(user, body.url);
  const stored = sharp(Buffer.from(await response.arrayBuffer()), { ignoreIcc: true });
  const pixels = await stored.extract({ left: 32, top: 32, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return { colour: [...pixels], contentType: response.headers.get('content-type') };
}

/** The greatest difference between the values of two colours. */
const difference = (actual: number[], expected: number[]): number =>
  Math.max(...expected.map((value, at) => Math.abs((actual[at] ?? -255) - value)));

describe('the colours of an image in Display P3 are those of sRGB afterwards:', () => {
  it.each<[string, () => Promise<Buffer>]>([
    [
      'HEIC with a profile',
      async () =>
        heicPhoto({ width: 64, height: 64, colour: { background: P3_COLOUR, icc: await displayP3Profile() } }),
    ],
    [
      'HEIC with the code of its primaries',
      async () => heicPhoto({ width: 64, height: 64, colour: { background: P3_COLOUR, primaries: 12 } }),
    ],
  ])('%s', async (_what, create) => {
    const { colour, contentType } = await storedColour(await create());
    expect(difference(colour, SRGB_COLOUR)).toBeLessThanOrEqual(6);
    expect(contentType).toBe('image/jpeg');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s with a profile', async (format) => {
    // sharp converts sRGB to the profile, so that the pixels of the file differ from the colour.
    const [r, g, b] = SRGB_COLOUR as [number, number, number];
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background: { r, g, b } } });
    const file = await image.withIccProfile('p3').toFormat(format, { quality: 95 }).toBuffer();
    const { colour } = await storedColour(file);
    expect(difference(colour, SRGB_COLOUR)).toBeLessThanOrEqual(6);
  });
});

it('a HEIC without a profile keeps its colours', async () => {
  const { colour } = await storedColour(await heicPhoto({ width: 64, height: 64, colour: { background: P3_COLOUR } }));
  expect(difference(colour, [P3_COLOUR.r, P3_COLOUR.g, P3_COLOUR.b])).toBeLessThanOrEqual(6);
});

it('a CMYK photo becomes RGB', async () => {
  const { colour } = await storedColour(await plain().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer());
  expect(difference(colour, [200, 80, 79])).toBeLessThan(16);
});

describe('an AVIF', () => {
  it('becomes WebP, whose transparency stays', async () => {
    const image = sharp({ create: { width: 64, height: 64, channels: 4, background: { ...P3_COLOUR, alpha: 0.5 } } });
    const user = newUserId();
    const { body, file } = await media.uploadAccepted(user, 'image', await image.avif().toBuffer());
    expect(file).toMatchObject({ contentType: 'image/webp', width: 64, height: 64 });
    const stored = Buffer.from(await (await media.request(user, body.url)).arrayBuffer());
    expect((await sharp(stored).metadata()).hasAlpha).toBe(true);
  });

  it('that is damaged is rejected', async () => {
    const avif = await plain().avif().toBuffer();
    const response = await media.upload(newUserId(), 'image', avif.subarray(0, avif.length / 2));
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'file_unreadable']);
  });
});
