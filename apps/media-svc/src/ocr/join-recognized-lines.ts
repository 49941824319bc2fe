/** A line of text as the OCR engine recognized it. */
export interface RecognizedLine {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The number of characters for which the line's place in the image has room. */
  readonly room: number;
}

/** The minimum confidence of a line. Lines with less confidence are omitted: most of them are textures that the OCR engine mistook for writing. */
const MIN_CONFIDENCE = 0.6;
const whitespaceBetweenHan =
  /(?<=[\p{Script=Han}，。！？；：、“”‘’（）《》])\s+(?=[\p{Script=Han}，。！？；：、“”‘’（）《》])/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** The engine reads 十 as a plus sign when nothing else is on the page. */
const LONE_PLUS = /^[+＋]$/u;

/** The text of a page, and whether it is probably wrong. */
export interface PageText {
  readonly text: string;
  /** Whether most of what looks like writing could not be read. The text is then empty. */
  readonly isUnclear: boolean;
}

/**
 * Joins recognized lines, which are in reading order, with newlines. Spaces between Chinese characters are removed: the OCR engine inserts
 * them, and Chinese has none. Lines without a letter, which are lines of the paper, are omitted.
 */
export function joinRecognizedLines(lines: readonly RecognizedLine[]): PageText {
  const [only] = lines;
  if (only && lines.length === 1 && LONE_PLUS.test(only.text.trim())) return { text: '十', isUnclear: false };
  const isRead = ({ confidence }: RecognizedLine): boolean => confidence >= MIN_CONFIDENCE;
  const roomOf = (some: readonly RecognizedLine[]): number => some.reduce((sum, { room }) => sum + room, 0);
  if (roomOf(lines.filter(isRead)) < roomOf(lines) / 2) return { text: '', isUnclear: true };
  const text = lines
    .filter(isRead)
    .map((line) => line.text.trim().replaceAll(whitespaceBetweenHan, ''))
    .filter((line) => letterOrDigit.test(line))
    .join('\n');
  return { text, isUnclear: false };
}
