import { ApiError } from '@memory/service-kit';

/** The first bytes of a text that names its encoding. */
const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * The encodings of a text without a mark, in the order in which they are tried. GB18030 contains GBK and GB2312, in which spreadsheet programs write
 * CSV files on Chinese systems. It comes last, because it accepts many byte sequences.
 */
const UNMARKED_ENCODINGS = ['utf-8', 'gb18030'] as const;

/**
 * Decodes a text of an unknown encoding: UTF-8 or UTF-16 with a byte order mark, UTF-8, or GB18030. Bytes that an encoding does not allow are never
 * replaced, because a name with replaced characters would be stored as another name.
 * @throws ApiError `roster_encoding_unknown`; `roster_not_csv` for binary data
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  const encoding16 = marked ? null : detectUtf16(bytes);
  const candidates = marked ? [marked.encoding] : encoding16 ? [encoding16] : UNMARKED_ENCODINGS;
  for (const encoding of candidates) {
    const text = decodeAs(encoding, bytes);
    if (text === null) continue;
    // No text has NUL characters, but binary data may be valid UTF-8.
    if (text.includes('\0')) throw new ApiError('roster_not_csv');
    return text;
  }
  throw new ApiError('roster_encoding_unknown');
}

/**
 * Returns the byte order of UTF-16 without a mark; null for another encoding. The separators and line breaks of a CSV text have a zero byte, always on the
 * same side.
 */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0];
  for (let index = bytes.indexOf(0); index !== -1; index = bytes.indexOf(0, index + 1)) zeros[index % 2]! += 1;
  if (zeros[0] === 0 && zeros[1]! > 0) return 'utf-16le';
  return zeros[1] === 0 && zeros[0]! > 0 ? 'utf-16be' : null;
}

/** Returns the text without its byte order mark; null when the bytes are not valid in the encoding. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
