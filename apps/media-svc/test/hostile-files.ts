import { crc32 } from 'node:zlib';

const u16le = (value: number): Buffer => Buffer.from([value & 255, value >> 8]);
const u32be = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Creates a PNG whose header claims this size, with hardly any image data. */
export function pngOfSize(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), content]);
    return Buffer.concat([u32be(content.length), named, u32be(crc32(named))]);
  };
  const header = Buffer.concat([u32be(width), u32be(height), Buffer.from([1, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c6300010000050001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates an animated GIF with `frames` frames of one pixel each, on a canvas of this size. */
export function gifOfSize(width: number, height: number, frames: number, comment = ''): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    u16le(width),
    u16le(height),
    Buffer.from('800000000000ffffff', 'hex'),
  ]);
  const commentBlock = comment
    ? Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), Buffer.from(comment), Buffer.from([0])])
    : Buffer.alloc(0);
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, commentBlock, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** Creates a WebP whose header claims this size. */
export function webpOfSize(width: number, height: number): Buffer {
  const size = BigInt(width - 1) | (BigInt(height - 1) << 14n);
  const bits = Buffer.alloc(8);
  bits.writeBigUInt64LE(size);
  const content = Buffer.concat([Buffer.from([0x2f]), bits.subarray(0, 4), Buffer.alloc(27)]);
  const length = (value: number): Buffer => u32be(value).swap32();
  return Buffer.concat([
    Buffer.from('RIFF'),
    length(content.length + 12),
    Buffer.from('WEBPVP8L'),
    length(content.length),
    content,
  ]);
}

/** Creates a ZIP archive with one encrypted file. */
export const encryptedZip = (): Buffer =>
  Buffer.concat([
    Buffer.from('504b0304140001000000000000000000000000000c00000000000000050000', 'hex').subarray(0, 30),
    Buffer.from('a.txt'),
    Buffer.alloc(64, 0x5a),
  ]);

/** Creates an HLS playlist that refers to this URL. */
export const hlsPlaylist = (address: string): Buffer =>
  Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${address}\n#EXT-X-ENDLIST\n`);

/** The bytes of an empty ID3 tag and the start of the first MP3 frame. */
export const mp3Header = Buffer.from('49443303000000000000fffb9064', 'hex');
