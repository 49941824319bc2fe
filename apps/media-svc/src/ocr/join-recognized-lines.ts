/** A line of text as the OCR engine recognized it, with its mean confidence from 0 to 1. */
export interface RecognizedLine {
  readonly text: string;
  readonly mean: number;
}

/** The minimum confidence of a line. Lines below are omitted, because most of them are textures that the OCR engine mistook for writing. */
const MIN_CONFIDENCE = 0.6;
const whitespaceBetweenHan =
  /(?<=[\p{Script=Han}，。！？；：、“”‘’（）《》])\s+(?=[\p{Script=Han}，。！？；：、“”‘’（）《》])/gu;

/**
 * Joins recognized lines from top to bottom, separated by newlines. Spaces between Chinese characters are removed: the OCR engine inserts
 * them, and Chinese has none.
 */
export function joinRecognizedLines(lines: readonly RecognizedLine[]): string {
  return lines
    .filter(({ mean }) => mean >= MIN_CONFIDENCE)
    .map(({ text }) => text.trim().replaceAll(whitespaceBetweenHan, ''))
    .filter((text) => text !== '')
    .join('\n');
}
