import sharp from 'sharp';
import {
  CAMERA_NAME,
  detectMetadata,
  gifWithMetadata,
  heicWithMetadata,
  jpegWithMetadata,
  pngWithMetadata,
  webpWithMetadata,
} from './images-with-metadata.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

describe('metadata is removed from uploaded images', () => {
  it.each([
    { format: 'JPEG', createImage: jpegWithMetadata, expected: { camera: true, position: true } },
    { format: 'WebP', createImage: webpWithMetadata, expected: { camera: true, position: true } },
    { format: 'PNG', createImage: pngWithMetadata, expected: { camera: true, position: true } },
    { format: 'HEIC', createImage: heicWithMetadata, expected: { camera: true, position: true } },
    { format: 'GIF', createImage: gifWithMetadata, expected: { camera: true, position: false } },
  ])('of $format', async ({ createImage, expected }) => {
    const user = newUserId();
    const bytes = await createImage();
    expect(detectMetadata(bytes)).toEqual(expected);
    const { body } = await media.uploadAccepted(user, 'image', bytes);
    const served = Buffer.from(await (await media.request(user, body.url)).arrayBuffer());
    expect(detectMetadata(served)).toEqual({ camera: false, position: false });
    const { exif, xmp, iptc, comments } = await sharp(served).metadata();
    expect({ exif, xmp, iptc, comments }).toEqual({});
  });

  // Proves that the samples contain metadata that programs can read.
  it.each([
    ['JPEG', jpegWithMetadata],
    ['WebP', webpWithMetadata],
    ['PNG', pngWithMetadata],
  ])('that sharp can read in the original %s', async (_format, createImage) => {
    const { exif, xmp } = await sharp(await createImage()).metadata();
    expect([exif?.includes(CAMERA_NAME), xmp?.includes(CAMERA_NAME)]).toEqual([true, true]);
  });
});
