import { readFile, writeFile } from 'node:fs/promises';

/** The marker that ends a JPEG file. */
const JPEG_END = Buffer.from([0xff, 0xd9]);
/** In a WebP file, the length of the file without its first eight bytes is stored at byte 4. */
const WEBP_LENGTH_AT = 4;
const WEBP_HEADER_BYTES = 12;

/** Writes the end marker to a JPEG file that lacks it, so that only missing image data count as damage. */
export async function appendJpegEnd(path: string): Promise<void> {
  await writeFile(path, JPEG_END, { flag: 'a' });
}

/**
 * Fills a truncated WebP file with zeros up to the length that it states, because its decoder rejects shorter files, and decodes zeros to plain
 * areas.
 * @param maxBytes files that state a greater length stay as they are
 */
export async function padWebp(path: string, maxBytes: number): Promise<void> {
  const file = await readFile(path);
  if (file.length < WEBP_HEADER_BYTES) return;
  const missing = file.readUInt32LE(WEBP_LENGTH_AT) + 8 - file.length;
  if (missing > 0 && file.length + missing <= maxBytes) await writeFile(path, Buffer.alloc(missing), { flag: 'a' });
}

/** The marker before the pixels of a JPEG file, and the bytes of its header. */
const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_SCAN_HEADER_BYTES = 16;

/** Whether a JPEG file contains pixels. For a file without pixels, the decoder would invent some. */
export async function hasJpegPixels(path: string): Promise<boolean> {
  const file = await readFile(path);
  const at = file.indexOf(JPEG_SCAN);
  return at !== -1 && file.length - at > JPEG_SCAN_HEADER_BYTES;
}

/** The parts of a GIF file (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
const GIF_HEADER_BYTES = 13;
const GIF_IMAGE = 0x2c;
const GIF_IMAGE_BYTES = 10;
const GIF_EXTENSION = 0x21;

/** The bytes of the color table that the packed field before it announces. */
const gifColorTableBytes = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0);

/**
 * Whether a GIF file ends within a picture or an extension. Its decoder shows the pictures before that without an error. A file that lacks only its
 * end marker is complete.
 */
export async function isTruncatedGif(path: string): Promise<boolean> {
  const file = await readFile(path);
  let at = GIF_HEADER_BYTES + gifColorTableBytes(file[10] ?? 0);
  while (at < file.length) {
    const block = file[at];
    if (block === GIF_IMAGE) at += GIF_IMAGE_BYTES + gifColorTableBytes(file[at + 9] ?? 0) + 1;
    else if (block === GIF_EXTENSION) at += 2;
    else return false;
    // The data are blocks of up to 255 bytes, each after its length; a length of 0 ends them.
    while ((file[at] ?? 0) > 0) at += file[at]! + 1;
    if (at >= file.length) return true;
    at += 1;
  }
  return false;
}
