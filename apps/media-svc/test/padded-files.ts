import { insertBytesAt, jpegComment, PNG_HEADER_BYTES, pngChunk } from './images-with-metadata.ts';

/** The maximum length of a JPEG comment, in bytes. */
const JPEG_COMMENT_MAX = 65_533;

/** Pads a JPEG with comments to a size of `bytes` bytes. */
export function paddedJpeg(jpeg: Buffer, bytes: number): Buffer {
  const comments: Buffer[] = [];
  // Each comment needs four bytes for its header, so the last but one comment leaves at least four bytes for the last.
  for (let missing = bytes - jpeg.length; missing > 0;) {
    const whole = missing <= JPEG_COMMENT_MAX + 4 ? missing : Math.min(JPEG_COMMENT_MAX + 4, missing - 4);
    comments.push(jpegComment(Buffer.alloc(whole - 4)));
    missing -= whole;
  }
  return insertBytesAt(jpeg, 2, Buffer.concat(comments));
}

/** Pads a PNG with an unknown chunk, whose length, name and checksum take 12 bytes. */
export const paddedPng = (png: Buffer, bytes: number): Buffer =>
  insertBytesAt(png, PNG_HEADER_BYTES, pngChunk('paDd', Buffer.alloc(bytes - png.length - 12)));

/**
 * Pads a WebP with an unknown chunk after the image. Chunks have even lengths, so a file of odd length gets an extra byte at its end, which
 * decoders ignore.
 */
export function paddedWebp(webp: Buffer, bytes: number): Buffer {
  const even = bytes - (bytes % 2);
  return Buffer.concat([paddedRiff(webp, even), Buffer.alloc(bytes - even)]);
}

/** Pads a WAV with an ignored chunk after its audio. */
export const paddedWav = (wav: Buffer, bytes: number): Buffer => paddedWebp(wav, bytes);

/** Pads an MP4 file with a `free` box at its end. */
export function paddedMp4(mp4: Buffer, bytes: number): Buffer {
  const free = Buffer.alloc(bytes - mp4.length);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'latin1');
  return Buffer.concat([mp4, free]);
}

/** Pads a WebM file with an element `Void` at its end: the byte EC, then the length in eight bytes. */
export function paddedWebm(webm: Buffer, bytes: number): Buffer {
  const nothing = Buffer.alloc(bytes - webm.length);
  nothing.writeUInt8(0xec, 0);
  nothing.writeBigUInt64BE((1n << 56n) | BigInt(nothing.length - 9), 1);
  return Buffer.concat([webm, nothing]);
}

/** Pads a RIFF file (WebP, WAV) with an unknown chunk. `bytes` and the length of `riff` must be even. */
function paddedRiff(riff: Buffer, bytes: number): Buffer {
  const chunk = Buffer.alloc(bytes - riff.length);
  chunk.write('JUNK', 0, 'latin1');
  chunk.writeUInt32LE(chunk.length - 8, 4);
  const file = Buffer.concat([riff, chunk]);
  file.writeUInt32LE(bytes - 8, 4);
  return file;
}
