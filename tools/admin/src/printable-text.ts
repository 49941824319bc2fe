/** Control and format characters, which could move the cursor, hide text or reverse its direction in a terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes a text that a user wrote safe to print in the administrator's terminal: each control character is replaced by a space, so that
 * the text stays on its line and contains no escape sequence.
 */
export function printableText(text: string): string {
  return text.replaceAll(UNPRINTABLE, ' ');
}
