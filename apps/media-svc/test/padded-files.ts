import { afterStart, jpegComment, PNG_HEADER_BYTES, pngChunk } from './picture-details.ts';

/** The longest comment of a JPEG, in bytes. */
const JPEG_COMMENT_MAX = 65_533;

/** A JPEG with so many comments that it has `bytes` bytes. */
export function paddedJpeg(jpeg: Buffer, bytes: number): Buffer {
  const comments: Buffer[] = [];
  // each comment has four bytes before its content; never fewer than those are left for the last
  for (let missing = bytes - jpeg.length; missing > 0;) {
    const whole = missing <= JPEG_COMMENT_MAX + 4 ? missing : Math.min(JPEG_COMMENT_MAX + 4, missing - 4);
    comments.push(jpegComment(Buffer.alloc(whole - 4)));
    missing -= whole;
  }
  return afterStart(jpeg, 2, Buffer.concat(comments));
}

/** A PNG with a chunk that no reader knows; its length, name and checksum are 12 bytes. */
export const paddedPng = (png: Buffer, bytes: number): Buffer =>
  afterStart(png, PNG_HEADER_BYTES, pngChunk('paDd', Buffer.alloc(bytes - png.length - 12)));

/**
 * A WebP with a chunk that no reader knows after the picture. Chunks have even lengths: the one byte of an odd file stands after its end,
 * where readers look no longer.
 */
export function paddedWebp(webp: Buffer, bytes: number): Buffer {
  const even = bytes - (bytes % 2);
  return Buffer.concat([paddedRiff(webp, even), Buffer.alloc(bytes - even)]);
}

/** A WAV with a chunk to be skipped after its sound. */
export const paddedWav = paddedWebp;

/** An MP4 file with room that is left free behind what it holds. */
export function paddedMp4(mp4: Buffer, bytes: number): Buffer {
  const free = Buffer.alloc(bytes - mp4.length);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'latin1');
  return Buffer.concat([mp4, free]);
}

/** A WebM file with an element `Void` (EC, then its length in eight bytes) behind what it holds. */
export function paddedWebm(webm: Buffer, bytes: number): Buffer {
  const nothing = Buffer.alloc(bytes - webm.length);
  nothing.writeUInt8(0xec, 0);
  nothing.writeBigUInt64BE((1n << 56n) | BigInt(nothing.length - 9), 1);
  return Buffer.concat([webm, nothing]);
}

/** `bytes` is even, and so is the file's length. */
function paddedRiff(riff: Buffer, bytes: number): Buffer {
  const chunk = Buffer.alloc(bytes - riff.length);
  chunk.write('JUNK', 0, 'latin1');
  chunk.writeUInt32LE(chunk.length - 8, 4);
  const file = Buffer.concat([riff, chunk]);
  file.writeUInt32LE(bytes - 8, 4);
  return file;
}
