import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import type { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { ReadingError } from './labelled-sentences.ts';

/** Why a reading is wrong: what would have to change. */
type Cause = 'choice' | 'choice in a word' | 'word with one reading' | 'reading not in the dictionary';

/**
 * Returns the errors grouped by cause and then by character, the most frequent first: a line with the numbers of each cause, and for each
 * character a line with its errors.
 */
export function describeReadingErrors(
  errors: readonly ReadingError[],
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
): string[] {
  const explained = errors.map((error) => ({ ...error, ...explain(error, dictionary, segmenter) }));
  const byCause = Map.groupBy(explained, ({ cause }) => cause);
  return [...byCause].flatMap(([cause, own]) => [
    `${own.length} by cause: ${cause}`,
    ...[...Map.groupBy(own, ({ character }) => character)]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(
        ([character, some]) =>
          `  ${some.length} ${character}: ${some
            .map(({ text, expected, actual, word }) => `${text} ${word} is ${expected}, not ${actual}`)
            .join('; ')}`,
      ),
  ]);
}

function explain(
  { text, index, expected }: ReadingError,
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
): { cause: Cause; word: string } {
  let start = 0;
  const token = segmenter.segment(text).find(({ text: { length } }) => (start += length) > index);
  const word = token?.text ?? '';
  const position = index - (start - word.length);
  const syllables = new Set(dictionary.readingsOf(word).map((entry) => entry.syllables[position]));
  if (syllables.has(expected)) return { cause: word.length > 1 ? 'choice in a word' : 'choice', word };
  return { cause: word.length > 1 ? 'word with one reading' : 'reading not in the dictionary', word };
}
