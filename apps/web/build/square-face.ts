/*
 * A typeface in which every Chinese character is an empty square of one em. A machine that has no Chinese face of its own would
 * draw boxes of any width until the Kai face arrives, and every line would then break elsewhere. With this one behind all others
 * the lines stand where they will stand (first-paint/first-screen.js). It is an OpenType file of less than a kilobyte, written here table by table
 * (https://learn.microsoft.com/typography/opentype/spec/).
 */

const EM = 1_000;
const ASCENT = 880;
const DESCENT = -120;
/** First and last character of what Chinese is written with: punctuation and zhuyin, the ideographs, their compatibility forms, full-width forms, the rare ones. */
const RANGES = [
  [0x2e80, 0x318f],
  [0x31a0, 0x9fff],
  [0xf900, 0xfaff],
  [0xff00, 0xff60],
  [0x20000, 0x323af],
] as const;
const GLYPHS = 2;
const SQUARE = 1;

const u16 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 0xff, value & 0xff])));
const u32 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => u16((value >>> 16) & 0xffff, value & 0xffff)));

/** Format 13: each range of characters has one glyph for all of them. */
function cmap(): Buffer {
  const groups = Buffer.concat(RANGES.map(([first, last]) => u32(first, last, SQUARE)));
  const table = Buffer.concat([u16(13, 0), u32(16 + groups.length, 0, RANGES.length), groups]);
  return Buffer.concat([u16(0, 1), u16(3, 10), u32(12), table]);
}

const tables = (): Record<string, Buffer> => ({
  'OS/2': os2(),
  cmap: cmap(),
  glyf: Buffer.alloc(4),
  head: Buffer.concat([
    u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    u16(3, EM),
    Buffer.alloc(16),
    u16(0, DESCENT, EM, ASCENT, 0, 8, 2, 0, 0),
  ]),
  hhea: Buffer.concat([
    u32(0x00010000),
    u16(ASCENT, DESCENT, 0, EM, 0, 0, EM, 1, 0, 0),
    Buffer.alloc(8),
    u16(0, GLYPHS),
  ]),
  hmtx: u16(EM, 0, EM, 0),
  loca: u16(0, 0, 0),
  maxp: Buffer.concat([u32(0x00010000), u16(GLYPHS, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
  name: names({ 1: 'Square', 2: 'Regular', 4: 'Square', 6: 'Square' }),
  post: Buffer.concat([u32(0x00030000, 0), u16(0, 0), u32(0, 0, 0, 0, 0)]),
});

function os2(): Buffer {
  const widths = u16(4, EM, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  const blocks = Buffer.concat([Buffer.alloc(10), u32(0, 0, 0, 0), Buffer.from('none')]);
  return Buffer.concat([
    widths,
    blocks,
    u16(0x40, 0x2e80, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
    u32(0, 0),
    u16(0, 0, 0, 0x20, 0),
  ]);
}

function names(texts: Record<number, string>): Buffer {
  const encoded = Object.entries(texts).map(([id, text]) => ({
    id: Number(id),
    text: Buffer.from(text, 'utf16le').swap16(),
  }));
  let offset = 0;
  const records = encoded.map(({ id, text }) => {
    const record = u16(3, 1, 0x409, id, text.length, offset);
    offset += text.length;
    return record;
  });
  return Buffer.concat([
    u16(0, encoded.length, 6 + records.length * 12),
    ...records,
    ...encoded.map(({ text }) => text),
  ]);
}

/** The whole file: a directory, then the tables, each beginning at a multiple of four. */
export function squareFont(): Buffer {
  const all = Object.entries(tables());
  const power = 2 ** Math.floor(Math.log2(all.length));
  const start = 12 + all.length * 16;
  const bodies: Buffer[] = [];
  const directory = all.map(([tag, body]) => {
    const at = start + bodies.reduce((sum, { length }) => sum + length, 0);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    return Buffer.concat([Buffer.from(tag), u32(checksum(padded), at, body.length)]);
  });
  const header = Buffer.concat([
    u32(0x00010000),
    u16(all.length, power * 16, Math.log2(power), (all.length - power) * 16),
  ]);
  return Buffer.concat([header, ...directory, ...bodies]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
