const PRIVATE_USE_FIRST = 0xe000;
const PRIVATE_USE_LAST = 0xf8ff;
/** Maximum number of characters that one placeholder stands for. The image that is drawn for a placeholder must fit on one line. */
const CHARACTERS_PER_PLACEHOLDER_MAX = 12;
/** The box that is drawn for a placeholder without an image. */
export const MISSING_GLYPH = '□';

/** Matches one placeholder, which is a character of Unicode's private use area. */
export const GLYPH_PLACEHOLDER_PATTERN = /[\uE000-\uF8FF]/g;

export const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
/** Matches one Chinese character, with the variation selector that may follow it. */
export const IDEOGRAPH = /^\p{Unified_Ideograph}\p{Variation_Selector}?$/u;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/**
 * Matches invisible control characters, and a variation selector after a Chinese character. The selector chooses between forms of the character,
 * but the font has only one form.
 */
const invisible = /[\p{Cf}\p{Cc}]|(?<=\p{Unified_Ideograph})\p{Variation_Selector}/gu;

/**
 * Replaces emoji, rare characters and scripts that the book's font lacks by placeholders. The PDF shows an image for each placeholder,
 * which the browser renders with its own fonts. A placeholder is one character of Unicode's private use area, so that the code that breaks
 * lines treats it like a character. Private use characters in the text itself are replaced too.
 */
export class GlyphPlaceholders {
  private readonly placeholders = new Map<string, string>();
  private readonly originals = new Map<string, string>();

  /** @param hasGlyph returns whether the book's font has a glyph for a character */
  constructor(private readonly hasGlyph: (character: string) => boolean) {}

  /**
   * Normalizes a text (Unicode NFC), removes invisible control characters and replaces the characters that the font lacks by placeholders.
   */
  substitute(text: string): string {
    let result = '';
    let pending: string[] = [];
    const flush = (): void => {
      if (pending.length > 0) result += this.placeholderFor(pending.join(''));
      pending = [];
    };
    const normalized = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', '  ');
    for (const { segment } of graphemes.segment(normalized)) {
      const visible = segment === '\n' ? segment : segment.replaceAll(invisible, '');
      const isCovered =
        segment === '\n' || [...visible].every((character) => !isPrivateUse(character) && this.hasGlyph(character));
      if (isCovered) {
        flush();
        result += visible;
      } else if (emoji.test(segment) || IDEOGRAPH.test(segment)) {
        // Ideographs and emoji are not joined to one placeholder: each of them may have its own reading above it.
        flush();
        result += this.placeholderFor(segment);
      } else {
        pending.push(segment);
        if (pending.length === CHARACTERS_PER_PLACEHOLDER_MAX) flush();
      }
    }
    flush();
    return result;
  }

  /** The text that a placeholder stands for; undefined if the character is not a placeholder. */
  originalOf(placeholder: string): string | undefined {
    return this.originals.get(placeholder);
  }

  private placeholderFor(original: string): string {
    const known = this.placeholders.get(original);
    if (known) return known;
    const code = PRIVATE_USE_FIRST + this.placeholders.size;
    if (code > PRIVATE_USE_LAST) return MISSING_GLYPH;
    const placeholder = String.fromCharCode(code);
    this.placeholders.set(original, placeholder);
    this.originals.set(placeholder, original);
    return placeholder;
  }
}

function isPrivateUse(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= PRIVATE_USE_FIRST && code <= PRIVATE_USE_LAST;
}
