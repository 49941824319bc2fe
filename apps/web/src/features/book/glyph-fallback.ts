const PRIVATE_FIRST = 0xe000;
const PRIVATE_LAST = 0xf8ff;
/** A picture of a whole word must still fit a line. */
const JOINED_MAX = 12;
const MISSING = '□';

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const invisible = /[\p{Cf}\p{Cc}]/gu;

/**
 * Emoji, rare characters and scripts that the book's typeface lacks are drawn as pictures by the browser. For breaking lines
 * each of them is a single sign of Unicode's private use area, which no text may hold by itself afterwards.
 */
export class GlyphFallback {
  private readonly signs = new Map<string, string>();
  private readonly pieces = new Map<string, string>();

  /** @param has whether the typeface has a glyph for this character */
  constructor(private readonly has: (character: string) => boolean) {}

  /** The text as the book sets it: composed, without invisible controls, every other character covered by the typeface or a sign. */
  substitute(text: string): string {
    let out = '';
    let waiting: string[] = [];
    const flush = (): void => {
      if (waiting.length > 0) out += this.signFor(waiting.join(''));
      waiting = [];
    };
    for (const { segment } of graphemes.segment(
      text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', '  '),
    )) {
      const plain = segment === '\n' ? segment : segment.replaceAll(invisible, '');
      const covered = segment === '\n' || [...plain].every((character) => !isPrivate(character) && this.has(character));
      if (covered) {
        flush();
        out += plain;
      } else if (emoji.test(segment)) {
        flush();
        out += this.signFor(segment);
      } else {
        waiting.push(segment);
        if (waiting.length === JOINED_MAX) flush();
      }
    }
    flush();
    return out;
  }

  /** What a sign stands for; undefined for an ordinary character. */
  originalOf(sign: string): string | undefined {
    return this.pieces.get(sign);
  }

  private signFor(piece: string): string {
    const known = this.signs.get(piece);
    if (known) return known;
    const code = PRIVATE_FIRST + this.signs.size;
    if (code > PRIVATE_LAST) return MISSING;
    const sign = String.fromCharCode(code);
    this.signs.set(piece, sign);
    this.pieces.set(sign, piece);
    return sign;
  }
}

function isPrivate(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= PRIVATE_FIRST && code <= PRIVATE_LAST;
}
