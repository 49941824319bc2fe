import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { HeifColour } from './heif-colour.ts';
import { throwImageRejected } from './image-rejected.ts';
import { type ImageFile, openImage } from './open-image.ts';

/** The code of the primaries of Display P3 (ITU-T H.273: SMPTE EG 432-1). */
const DISPLAY_P3_PRIMARIES = 12;
/** The signature of a PNG file and its first chunk, IHDR, which the chunk with the profile must follow. */
const PNG_START_BYTES = 33;

/** Returns the ICC profile of the colours; null for colours that are sRGB or nearly sRGB. */
async function profileOf(colour: HeifColour): Promise<Buffer | null> {
  if (colour === null) return null;
  if ('icc' in colour) return colour.icc;
  if (colour.primaries !== DISPLAY_P3_PRIMARIES) return null;
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  return (await sharp(await pixel.withIccProfile('p3').png().toBuffer()).metadata()).icc ?? null;
}

/**
 * Gives decoded pixels the colour profile of their image, so that sharp converts their colours to sRGB. sharp takes a profile only from a file:
 * the pixels are written as PNG, nearly without compression.
 * @param file `path` is where temporary files are written, with other extensions
 * @throws ImageRejected
 */
export async function withColourProfile(
  image: Sharp,
  colour: HeifColour,
  { path, maxPixels }: ImageFile,
): Promise<Sharp> {
  const icc = await profileOf(colour);
  if (!icc) return image;
  const plain = `${path}.plain.png`;
  await image.png({ compressionLevel: 0 }).toFile(plain).catch(throwImageRejected);
  const chunk = pngChunk('iCCP', Buffer.concat([Buffer.from('image\0\0', 'latin1'), deflateSync(icc)]));
  const profiled = `${path}.profiled.png`;
  await pipeline(createReadStream(plain, { end: PNG_START_BYTES - 1 }), createWriteStream(profiled));
  await pipeline(
    async function* () {
      yield chunk;
      yield* createReadStream(plain, { start: PNG_START_BYTES });
    },
    createWriteStream(profiled, { flags: 'a' }),
  );
  await rm(plain);
  return openImage({ path: profiled, maxPixels });
}

/** A chunk of a PNG file: length, type, content, and the checksum of type and content. */
function pngChunk(type: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, checksum]);
}
