import { crc32 } from 'node:zlib';
import type { Sharp } from 'sharp';
import { heicPhoto } from './heic.ts';
import { picture } from './media-files.ts';

/** Said in the comments, the camera's name and the XMP of the pictures below. */
export const CAMERA = 'Camera of grandmother';

/** Degrees, minutes and seconds as EXIF notes them: each a numerator and a denominator of four bytes. */
const LATITUDE = [31, 1, 13, 1, 4_942, 100] as const;

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Make="${CAMERA}"/></rdf:RDF></x:xmpmeta>`;

/** Whether a file says the name of the camera or the position above, in either byte order. */
export function detailsIn(bytes: Buffer): { camera: boolean; position: boolean } {
  const little = Buffer.alloc(LATITUDE.length * 4);
  const big = Buffer.alloc(LATITUDE.length * 4);
  for (const [at, value] of LATITUDE.entries()) {
    little.writeUInt32LE(value, at * 4);
    big.writeUInt32BE(value, at * 4);
  }
  return { camera: bytes.includes(CAMERA), position: bytes.includes(little) || bytes.includes(big) };
}

const withDetails = (image: Sharp): Sharp =>
  image
    .withExif({
      IFD0: { Make: CAMERA },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: `${LATITUDE[0]}/${LATITUDE[1]} ${LATITUDE[2]}/${LATITUDE[3]} ${LATITUDE[4]}/${LATITUDE[5]}`,
      },
    })
    .withXmp(XMP);

export const jpegWithDetails = async (): Promise<Buffer> =>
  afterStart(await withDetails(picture().jpeg()).toBuffer(), 2, jpegComment(Buffer.from(CAMERA)));

export const webpWithDetails = (): Promise<Buffer> => withDetails(picture().webp()).toBuffer();

/** With EXIF in `eXIf`, and a text chunk before the picture. */
export const pngWithDetails = async (): Promise<Buffer> =>
  afterStart(
    await withDetails(picture().png()).toBuffer(),
    PNG_HEADER_BYTES,
    pngChunk('tEXt', Buffer.from(`Comment\0${CAMERA}`, 'latin1')),
  );

/** GIF has comments, and XMP in an extension; no EXIF. */
export async function gifWithDetails(): Promise<Buffer> {
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, CAMERA.length]), Buffer.from(CAMERA), Buffer.from([0])]);
  const gif = await picture().gif().toBuffer();
  // bit 7: a colour table follows; bits 0 to 2: the power of two of its length
  const flags = gif.readUInt8(10);
  const colours = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
  return afterStart(gif, 13 + colours, comment);
}

/** With an `Exif` item beside the picture, as phones write it. */
export async function heicWithDetails(): Promise<Buffer> {
  const jpeg = await withDetails(picture().jpeg()).toBuffer();
  const exif = exifOf(jpeg);
  return heicPhoto({ width: 64, height: 32, exif });
}

/** The EXIF of a JPEG, from its TIFF header on. */
function exifOf(jpeg: Buffer): Buffer {
  const start = jpeg.indexOf('Exif\0\0', 0, 'latin1');
  // the segment's length, which counts itself, stands right before its name
  const length = jpeg.readUInt16BE(start - 2);
  return jpeg.subarray(start + 6, start - 2 + length);
}

/** The signature and the chunk IHDR. */
export const PNG_HEADER_BYTES = 8 + 25;

export const afterStart = (file: Buffer, at: number, inserted: Buffer): Buffer =>
  Buffer.concat([file.subarray(0, at), inserted, file.subarray(at)]);

export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(4 + named.length + 4);
  chunk.writeUInt32BE(content.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), 4 + named.length);
  return chunk;
}

/** A comment segment of a JPEG; its length counts its own two bytes. */
export function jpegComment(content: Buffer): Buffer {
  const start = Buffer.from([0xff, 0xfe, 0, 0]);
  start.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([start, content]);
}
