/** Prepares an English sense or word for comparison: in lower case, without the article, 'to', 'to be' and signs at both ends. */
export const normalizeEnglish = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:to be |to |an? |the )(?=\S)/, '')
    .replace(/(?<![.!?…])[.!?…]+$/, '')
    .trim();
