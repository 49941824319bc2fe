/**
 * A text as a PDF hexadecimal string without its brackets: UTF-16BE after a byte order mark (ISO 32000-1, 7.9.2.2). Unlike in a literal string, no
 * byte of a hexadecimal string has a special meaning in PDF. In a literal string, a PDF reader takes the byte 0D of 不 (U+4E0D) for the end of a
 * line, and reads 0A instead.
 */
export function pdfTextString(text: string): string {
  let digits = 'FEFF';
  for (let index = 0; index < text.length; index += 1)
    digits += text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  return digits;
}
