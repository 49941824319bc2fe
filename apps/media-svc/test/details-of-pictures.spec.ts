import sharp from 'sharp';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import {
  CAMERA,
  detailsIn,
  gifWithDetails,
  heicWithDetails,
  jpegWithDetails,
  pngWithDetails,
  webpWithDetails,
} from './picture-details.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

describe('where, when and with what a picture was taken is served to nobody', () => {
  it.each([
    { format: 'JPEG', taken: jpegWithDetails, said: { camera: true, position: true } },
    { format: 'WebP', taken: webpWithDetails, said: { camera: true, position: true } },
    { format: 'PNG', taken: pngWithDetails, said: { camera: true, position: true } },
    { format: 'HEIC', taken: heicWithDetails, said: { camera: true, position: true } },
    { format: 'GIF', taken: gifWithDetails, said: { camera: true, position: false } },
  ])('in $format', async ({ taken, said }) => {
    const user = aUser();
    const bytes = await taken();
    expect(detailsIn(bytes)).toEqual(said);
    const { answer } = await media.keep(user, 'image', bytes);
    const served = Buffer.from(await (await media.request(user, answer.url)).arrayBuffer());
    expect(detailsIn(served)).toEqual({ camera: false, position: false });
    const { exif, xmp, iptc, comments } = await sharp(served).metadata();
    expect({ exif, xmp, iptc, comments }).toEqual({});
  });

  // Otherwise a picture whose details no program finds would prove nothing.
  it.each([
    ['JPEG', jpegWithDetails],
    ['WebP', webpWithDetails],
    ['PNG', pngWithDetails],
  ])('although a program that opens the %s finds it', async (_format, taken) => {
    const { exif, xmp } = await sharp(await taken()).metadata();
    expect([exif?.includes(CAMERA), xmp?.includes(CAMERA)]).toEqual([true, true]);
  });
});
