import type { SpokenWord } from '@memory/contracts';
import { toStorableText } from '../extracted-text/to-storable-text.ts';

interface SpokenText {
  readonly text: string;
  readonly words: readonly SpokenWord[];
}

/**
 * Converts the text and the words of a transcript to a Chinese script. The times of the words stay the same. The conversion of a character depends on
 * its neighbours (头发 is 頭髮, 发 alone is 發), so each word is taken from its position in the converted text. Words that are not in the text are
 * converted separately, one in each line.
 * @param convert converts a text in its normal form; the result must have as many UTF-16 units
 */
export async function convertTranscriptScript(
  transcript: SpokenText,
  convert: (text: string) => Promise<string>,
): Promise<SpokenText> {
  const text = toStorableText(transcript.text);
  const words = transcript.words.map((word) => ({ ...word, text: toStorableText(word.text) }));
  const starts = findInOrder(
    text,
    words.map((word) => word.text),
  );
  const strayWords = words.filter((_, index) => starts[index] === -1).map((word) => word.text);
  const convertedText = await convert(text);
  const convertedStrayWords = strayWords.length > 0 ? (await convert(strayWords.join('\n'))).split('\n') : [];
  let stray = 0;
  return {
    text: convertedText,
    words: words.map((word, index) => {
      const start = starts[index]!;
      const converted =
        start === -1 ? convertedStrayWords[stray++]! : convertedText.slice(start, start + word.text.length);
      return { ...word, text: converted };
    }),
  };
}

/** Returns the index in a text, in UTF-16 units, at which each word begins, after the word before it; -1 for a word that is not there. */
function findInOrder(text: string, words: readonly string[]): number[] {
  let end = 0;
  return words.map((word) => {
    const start = text.indexOf(word, end);
    if (start !== -1) end = start + word.length;
    return start;
  });
}
