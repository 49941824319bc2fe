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

/** Whether a JPEG file has any pixels. Without them, its decoder invents some. */
export async function hasJpegPixels(path: string): Promise<boolean> {
  const file = await readFile(path);
  const at = file.indexOf(JPEG_SCAN);
  return at !== -1 && file.length - at > JPEG_SCAN_HEADER_BYTES;
}
