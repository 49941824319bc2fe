import { crc32 } from 'node:zlib';
import type { Sharp } from 'sharp';
import { heicPhoto } from './heic-photo.ts';
import { generateImage } from './sample-files.ts';

/** The camera name that is written into the comments, EXIF and XMP of the test images. */
export const CAMERA_NAME = 'Camera of grandmother';

/**
 * The latitude that is written into the test images: degrees, minutes and seconds as EXIF stores them, each as a numerator and a
 * denominator of four bytes.
 */
const LATITUDE = [31, 1, 13, 1, 4_942, 100] as const;

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Make="${CAMERA_NAME}"/></rdf:RDF></x:xmpmeta>`;

/** Whether a file contains CAMERA_NAME or LATITUDE, in either byte order. */
export function detectMetadata(bytes: Buffer): { camera: boolean; position: boolean } {
  const little = Buffer.alloc(LATITUDE.length * 4);
  const big = Buffer.alloc(LATITUDE.length * 4);
  for (const [at, value] of LATITUDE.entries()) {
    little.writeUInt32LE(value, at * 4);
    big.writeUInt32BE(value, at * 4);
  }
  return { camera: bytes.includes(CAMERA_NAME), position: bytes.includes(little) || bytes.includes(big) };
}

const addMetadata = (image: Sharp): Sharp =>
  image
    .withExif({
      IFD0: { Make: CAMERA_NAME },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: `${LATITUDE[0]}/${LATITUDE[1]} ${LATITUDE[2]}/${LATITUDE[3]} ${LATITUDE[4]}/${LATITUDE[5]}`,
      },
    })
    .withXmp(XMP);

export const jpegWithMetadata = async (): Promise<Buffer> =>
  insertBytesAt(await addMetadata(generateImage().jpeg()).toBuffer(), 2, jpegComment(Buffer.from(CAMERA_NAME)));

export const webpWithMetadata = (): Promise<Buffer> => addMetadata(generateImage().webp()).toBuffer();

/** Creates a PNG with EXIF in an `eXIf` chunk, and a text chunk before the image data. */
export const pngWithMetadata = async (): Promise<Buffer> =>
  insertBytesAt(
    await addMetadata(generateImage().png()).toBuffer(),
    PNG_HEADER_BYTES,
    pngChunk('tEXt', Buffer.from(`Comment\0${CAMERA_NAME}`, 'latin1')),
  );

/** Creates a GIF with a comment and an XMP extension; the GIF format has no EXIF. */
export async function gifWithMetadata(): Promise<Buffer> {
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, CAMERA_NAME.length]),
    Buffer.from(CAMERA_NAME),
    Buffer.from([0]),
  ]);
  const gif = await generateImage().gif().toBuffer();
  // Bit 7 of the flags says that a colour table follows; bits 0 to 2 give its size as a power of two.
  const flags = gif.readUInt8(10);
  const colours = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
  return insertBytesAt(gif, 13 + colours, comment);
}

/** Creates a HEIC photo with an `Exif` item, as phones write it. */
export async function heicWithMetadata(): Promise<Buffer> {
  const jpeg = await addMetadata(generateImage().jpeg()).toBuffer();
  const exif = extractExif(jpeg);
  return heicPhoto({ width: 64, height: 32, exif });
}

/** Returns the EXIF data of a JPEG, from the TIFF header on. */
function extractExif(jpeg: Buffer): Buffer {
  const start = jpeg.indexOf('Exif\0\0', 0, 'latin1');
  // The name of a JPEG segment is preceded by the segment's length, which includes the two bytes of the length itself.
  const length = jpeg.readUInt16BE(start - 2);
  return jpeg.subarray(start + 6, start - 2 + length);
}

/** The length of the PNG signature and the IHDR chunk, which every PNG starts with. */
export const PNG_HEADER_BYTES = 8 + 25;

export const insertBytesAt = (file: Buffer, at: number, inserted: Buffer): Buffer =>
  Buffer.concat([file.subarray(0, at), inserted, file.subarray(at)]);

export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(4 + named.length + 4);
  chunk.writeUInt32BE(content.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), 4 + named.length);
  return chunk;
}

/** Creates a JPEG comment segment. The length of the segment includes its own two bytes. */
export function jpegComment(content: Buffer): Buffer {
  const start = Buffer.from([0xff, 0xfe, 0, 0]);
  start.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([start, content]);
}
