import { readGeneratedFile } from '../../src/data-files/generated-files.ts';
import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { listFeatures, type TrainingExample } from './training-examples.ts';

const LENGTH_MAX = 6;
const NO_CLASS = 0;
/** The features of a text beyond the word, which a word by itself does not have: the intercept, parts of speech, and boundaries. */
const BEYOND_WORD = /^[=rst]|,/;

/**
 * Returns the characters of the dictionary's words as examples: 还书 shows how 还 is read before 书, which also holds where other words stand
 * between them.
 * @param characters the characters that have several readings
 */
export function extractDictionaryExamples(
  characters: ReadonlySet<string>,
  dictionary: InMemoryDictionary,
): TrainingExample[] {
  const words = new Set(
    readGeneratedFile('dictionary')
      .toString('utf8')
      .split('\n')
      .map((line) => line.slice(0, line.indexOf('\t')))
      .filter(({ length }) => length > 1 && length <= LENGTH_MAX),
  );
  return [...words].flatMap((word) => {
    const readings = new Set(dictionary.readingsOf(word).map(({ syllables }) => syllables.join(' ')));
    const syllables = [...readings][0]?.split(' ') ?? [];
    // A word that has several readings itself shows nothing.
    if (readings.size !== 1 || syllables.length !== word.length) return [];
    return Array.from(word).flatMap((target, index) =>
      characters.has(target) ? { target, reading: syllables[index]!, features: featuresInWord(word, index) } : [],
    );
  });
}

function featuresInWord(word: string, start: number): string[] {
  const end = start + 1;
  return listFeatures({
    text: word,
    start,
    end,
    startBefore: 0,
    endAfter: word.length,
    classBefore: NO_CLASS,
    classAfter: NO_CLASS,
  }).filter((feature) => !BEYOND_WORD.test(feature));
}
