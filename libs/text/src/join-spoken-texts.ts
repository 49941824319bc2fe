/** The end and the start of a text in a script whose words are separated by spaces. */
const SPACED_AT_END = /[\p{Script=Latin}\p{N}.,!?;:]$/u;
const SPACED_AT_START = /^[\p{Script=Latin}\p{N}]/u;

/**
 * Joins the texts of consecutive parts of a recording, with a space where the words of the language are separated by spaces. White space at
 * the ends of each text is removed, and empty texts are left out.
 */
export function joinSpokenTexts(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .reduce((joined, text) => {
      const separator = SPACED_AT_END.test(joined) && SPACED_AT_START.test(text) ? ' ' : '';
      return `${joined}${separator}${text}`;
    }, '');
}
