/** The colours of a HEIC or AVIF image: an ICC profile, or the code of its primaries (ITU-T H.273); null for sRGB. */
export type HeifColour = { readonly icc: Buffer } | { readonly primaries: number } | null;

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/** The version and the flags with which the content of a full box begins, in bytes. */
const FULL_BOX_HEADER = 4;
const BOX_HEADER = 8;

/**
 * Reads the colour information (`colr`) of the primary image of a HEIF file (ISO/IEC 23008-12, 14496-12). Throws nothing for a damaged file, because
 * the decoder reports the damage.
 */
export function readHeifColour(file: Buffer): HeifColour {
  const meta = find(boxesOf(file), 'meta')?.subarray(FULL_BOX_HEADER);
  const metaBoxes = boxesOf(meta);
  const properties = boxesOf(find(metaBoxes, 'iprp'));
  const all = boxesOf(find(properties, 'ipco'));
  const primary = find(metaBoxes, 'pitm');
  const own = propertiesOf(primary && itemIdOf(primary), find(properties, 'ipma')).map((index) => all[index - 1]);
  const colours = own.filter((box): box is Box => box?.type === 'colr');
  // Some cameras associate the colours with the tiles of the primary image only.
  const candidates = (colours.length > 0 ? colours : all.filter(({ type }) => type === 'colr')).map(({ body }) => body);
  const profile = candidates.find((body) => ['prof', 'rICC'].includes(kindOf(body)));
  if (profile) return { icc: profile.subarray(4) };
  const coded = candidates.find((body) => kindOf(body) === 'nclx' && body.length >= 6);
  return coded ? { primaries: coded.readUInt16BE(4) } : null;
}

const kindOf = (colr: Buffer): string => colr.toString('latin1', 0, 4);
const find = (boxes: readonly Box[], type: string): Buffer | undefined => boxes.find((box) => box.type === type)?.body;

/** Splits a buffer into its boxes: length (4 bytes; 0 up to the end, 1 with a length of 8 bytes), type, content. */
function boxesOf(buffer: Buffer = Buffer.alloc(0)): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + BOX_HEADER <= buffer.length;) {
    const stated = buffer.readUInt32BE(at);
    const isLong = stated === 1 && at + 2 * BOX_HEADER <= buffer.length;
    const length = isLong ? Number(buffer.readBigUInt64BE(at + BOX_HEADER)) : stated || buffer.length - at;
    const header = isLong ? 2 * BOX_HEADER : BOX_HEADER;
    if (length < header) break;
    boxes.push({ type: buffer.toString('latin1', at + 4, at + 8), body: buffer.subarray(at + header, at + length) });
    at += length;
  }
  return boxes;
}

/** Reads the id of the primary item. The id has 16 bits in version 0 of the box, and 32 bits in later versions. */
function itemIdOf(pitm: Buffer): number | undefined {
  if (pitm.length < FULL_BOX_HEADER + 2) return undefined;
  if (pitm[0] === 0) return pitm.readUInt16BE(FULL_BOX_HEADER);
  return pitm.length < FULL_BOX_HEADER + 4 ? undefined : pitm.readUInt32BE(FULL_BOX_HEADER);
}

/** Returns the indices (from 1) of the properties that the box `ipma` associates with an item. */
function propertiesOf(item: number | undefined, ipma: Buffer = Buffer.alloc(0)): number[] {
  if (item === undefined || ipma.length < FULL_BOX_HEADER + 4) return [];
  const idBytes = ipma[0] === 0 ? 2 : 4;
  // The lowest flag means that an association has 15 bits instead of 7. The highest bit of an association marks its property as essential.
  const indexBytes = ((ipma[3] ?? 0) & 1) === 1 ? 2 : 1;
  let at = FULL_BOX_HEADER + 4;
  while (at + idBytes < ipma.length) {
    const id = ipma.readUIntBE(at, idBytes);
    const count = ipma[at + idBytes] ?? 0;
    at += idBytes + 1;
    if (at + count * indexBytes > ipma.length) return [];
    if (id === item)
      return Array.from({ length: count }, (_, n) => {
        const index = ipma.readUIntBE(at + n * indexBytes, indexBytes);
        return index & (indexBytes === 2 ? 0x7fff : 0x7f);
      });
    at += count * indexBytes;
  }
  return [];
}
