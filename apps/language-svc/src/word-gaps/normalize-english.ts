/**
 * Prepares an English sense or word for comparison: in lower case, without an article, 'to' or 'to be' at the beginning, and without punctuation at
 * both ends.
 */
export const normalizeEnglish = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:to be |to |an? |the )(?=\S)/, '')
    .replace(/(?<![.!?…])[.!?…]+$/, '')
    .trim();
