/** A line of text as the OCR engine recognized it, with its mean confidence from 0 to 1. */
export interface RecognizedLine {
  readonly text: string;
  readonly mean: number;
}

/** Lines with a lower confidence are omitted, because most of them are textures that the OCR engine mistook for writing. */
const MIN_CONFIDENCE = 0.6;
const whitespaceBetweenHan =
  /(?<=[\p{Script=Han}，。！？；：、“”‘’（）《》])\s+(?=[\p{Script=Han}，。！？；：、“”‘’（）《》])/gu;

/**
 * Joins recognized lines, top to bottom, with newlines. Removes the spaces that the engine puts between parts of a
 * line where Chinese has none.
 */
export function joinRecognizedLines(lines: readonly RecognizedLine[]): string {
  return lines
    .filter(({ mean }) => mean >= MIN_CONFIDENCE)
    .map(({ text }) => text.trim().replaceAll(whitespaceBetweenHan, ''))
    .filter((text) => text !== '')
    .join('\n');
}
