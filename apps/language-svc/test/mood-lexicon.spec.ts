import { describe, expect, it } from 'vitest';
import { moodTextLanguages, readLabelledTexts } from '../eval/mood/labelled-texts.ts';
import { readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { readSentimentLexicon } from '../src/mood/sentiment-lexicon.ts';
import { tokenizeEnglish } from '../src/mood/tokenize-english.ts';
import { toSimplified } from '../src/segmentation/to-simplified.ts';

/** From this number of training texts on, a phrase is common usage. */
const COMMON_FROM = 3;
/** The authors of these batches did not know the lexicons, which are older: what both contain is usage. */
const LATER_BATCHES = new Set(['fourteenth', 'fifteenth', 'sixteenth', 'seventeenth']);
const trainingTexts = moodTextLanguages
  .flatMap((language) => readLabelledTexts('training', language))
  .filter(({ batch }) => !LATER_BATCHES.has(batch))
  .map(({ text }) => toSimplified(text));

/** Phrases that a training text contains, though fewer than three do: the phrase model learns from such texts. */
function memorizedPhrases(phrases: readonly string[], texts: readonly string[]): string[] {
  return phrases.filter((phrase) => {
    const count = texts.filter((text) => text.includes(phrase)).length;
    return count > 0 && count < COMMON_FROM;
  });
}

describe('the sentiment lexicons', () => {
  it('have no English phrase of four or more words from the training texts', () => {
    const long = [...readSentimentLexicon('mood/english/sentiment.tsv').keys()].filter(
      (phrase) => phrase.split(' ').length >= 4,
    );
    const texts = trainingTexts.map((text) => ` ${tokenizeEnglish(text).join(' ')} `);
    expect(
      memorizedPhrases(
        long.map((phrase) => ` ${phrase} `),
        texts,
      ),
    ).toEqual([]);
  });

  it('have no Chinese phrase of five or more characters from the training texts, except words of the dictionary', async () => {
    const dictionary = readDictionary();
    const long = [...readSentimentLexicon('mood/chinese/sentiment.tsv').keys()].filter(
      (phrase) => phrase.length >= 5 && !dictionary.has(phrase),
    );
    expect(memorizedPhrases(long, trainingTexts)).toEqual([]);
  });
});
