import { isBlank, normalizeLine, truncateCharacters } from '@memory/contracts/text';
import { hasChinese, splitCodePoints } from '@memory/text';

/** The length of a proposed title: twenty Chinese characters, or six words of a script with spaces, or a mixture of both. */
const LENGTH_MAX = 20;
const LENGTH_OF_WORD = LENGTH_MAX / 6;
/** The maximum number of characters of any proposed title, for words without end such as addresses of web pages. */
const CHARACTERS_MAX = 60;
/** As many UTF-16 units of a line as a title can contain, so that a key press in a long line does not divide the whole line. */
const UNITS_MAX = 2000;

let segmenter: Intl.Segmenter | undefined;

/** Divides a line into words. The segmenter is created at its first use, because it loads a dictionary. */
function segmentWords(line: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return segmenter.segment(line);
}

/**
 * Proposes a title for an entry: its first words, up to the end of its first sentence. The title ends between two words, so never inside a
 * character that consists of several code points. Returns an empty text when `text` has nothing visible.
 */
export function proposeTitle(text: string): string {
  const firstLine = text.split('\n').find((candidate) => !isBlank(candidate));
  if (firstLine === undefined) return '';
  const line = normalizeLine(firstLine.slice(0, UNITS_MAX));
  let [length, end] = [0, 0];
  for (const { segment, index, isWordLike } of segmentWords(line)) {
    const segmentEnd = index + segment.length;
    if (isWordLike) {
      length += hasChinese(segment) ? splitCodePoints(segment).length : LENGTH_OF_WORD;
      // The tolerance is for the sum of six fractions.
      if (end > 0 && length > LENGTH_MAX + 0.1) break;
      end = segmentEnd;
    } else if (end > 0 && /^[。｡…]/.test(segment)) {
      break;
    } else if (end > 0 && /^[！？!?]/.test(segment)) {
      end = segmentEnd;
      break;
    } else if (segment === '.' && length > LENGTH_OF_WORD && /^\s|^$/.test(line.slice(segmentEnd, segmentEnd + 1))) {
      // A full stop after the first word belongs to an abbreviation: “Mr. Chen taught us to paint.”
      break;
    }
  }
  // A line without any word, such as a line of emoji, is its own title.
  return truncateCharacters(end > 0 ? line.slice(0, end) : line, CHARACTERS_MAX);
}
