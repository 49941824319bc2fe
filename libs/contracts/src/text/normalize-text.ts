import { replaceRadicals } from './cjk-radicals.ts';

/**
 * The one rule by which Memory writes a text, whether it was typed, pasted, imported or read by a program. It is applied where the text
 * arrives: by the schemas of `text.schema.ts`, and to recognised texts and the names from sign-in providers. This module imports no zod, so
 * that the page loads it alone (`@memory/contracts/text`).
 */

/** Scripts whose letters are joined or kept apart by U+200C and U+200D (The Unicode Standard, chapters 9 and 12 to 16). */
const JOINING_SCRIPTS = (
  'Arabic Syriac Nko Mandaic Mongolian Phags_Pa Adlam Hanifi_Rohingya Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu ' +
  'Kannada Malayalam Sinhala Khmer Myanmar Tibetan Thai Lao Balinese Javanese'
)
  .split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');

/** Invisible characters that a single line keeps, because they change how the visible characters around them look. */
const MEANINGFUL = [
  // A flag of a part of a country: a black flag, the letters of the name as tags, the end of the tags.
  String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]{1,8}\u{E007F}`,
  // The choice between a symbol and an emoji, in keycaps too.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
  // What joins several emoji to one.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${JOINING_SCRIPTS}])[\u200C\u200D](?=[${JOINING_SCRIPTS}])`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
].join('|');
const LINE_BREAK_OR_TAB = /[\t-\r\u0085\u2028\u2029]+/g;
/** Zero-width characters, controls of the direction, variation selectors and control characters. */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]`;
let invisibleOrMeaningful: RegExp | undefined;
const NOTHING_VISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has nothing that anybody sees. U+2800 is a Braille cell without dots. */
export const isBlank = (text: string): boolean => NOTHING_VISIBLE.test(text);

/**
 * Removes invisible characters, except where they change how visible characters look. The pattern is created at its first use: it takes a phone
 * 20 ms, which a page that opens does not have.
 */
function removeInvisible(text: string): string {
  invisibleOrMeaningful ??= new RegExp(`(${MEANINGFUL})|${INVISIBLE}`, 'gu');
  return text.replaceAll(invisibleOrMeaningful, (_, meaningful: string | undefined) => meaningful ?? '');
}

/**
 * More marks on one letter than any language has (UAX #15, Stream-Safe Text Format). The time of `normalize` grows with the square of their
 * number: 300,000 would take a minute.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Gives each character its one form: NFC, which also replaces the CJK compatibility ideographs, and no radicals. */
const unifyCharacters = (text: string): string =>
  replaceRadicals(text.replaceAll(TOO_MANY_MARKS, '$1').normalize('NFC'));

/**
 * Returns a text of one line, such as a title, a name or a word, in its normal form: without invisible characters and without spaces around
 * it, line breaks and tabs as spaces. A text of nothing visible is returned as the empty text.
 */
export function normalizeLine(text: string): string {
  const visible = unifyCharacters(removeInvisible(text.replaceAll(LINE_BREAK_OR_TAB, ' '))).trim();
  return isBlank(visible) ? '' : visible;
}

/**
 * Returns a text of several lines, such as the content of an entry, in its normal form. Spaces, line breaks and invisible characters stay as
 * the author wrote them; a text of nothing visible is returned as the empty text.
 */
export const normalizeLines = (text: string): string => (isBlank(text) ? '' : unifyCharacters(text));

/** Returns a line without differences of width: usernames and addresses are compared in this form. */
export const normalizeWidth = (text: string): string => normalizeLine(text.normalize('NFKC'));

/**
 * Returns a code that is typed from paper or from another screen, such as an invitation or a one-time code. Case, width, and spaces and
 * hyphens between the characters make no difference.
 */
export const normalizeCode = (code: string): string =>
  normalizeWidth(code)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\u2212]/gu, '')
    // Capital letters, and letters whose neighbour was removed, may be composed with the marks behind them.
    .normalize('NFKC');

/**
 * Returns the form in which passwords are compared: keyboards and operating systems write the same letter composed or decomposed, and the
 * same digit in half or in full width. Spaces stay, because they count in a password.
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');
