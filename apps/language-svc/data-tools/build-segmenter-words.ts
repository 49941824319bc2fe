import { dict as jiebaWords } from '@node-rs/jieba/dict.js';

/** The frequency that is assumed for words that jieba's word list lacks: their number of occurrences in its corpus of 60 million words. */
const UNCOUNTED = 3;

/**
 * Lists the words that a text can consist of, with their counts and parts of speech: those of jieba's word list (MIT) that a learner can look
 * up, and the dictionary's own. Where the list has a word that is not in the dictionary, the segmenter finds its parts instead.
 * @param firstMeanings the first meaning of each word of the dictionary, by the word in simplified characters
 * @returns lines `word count tag`. The tags are jieba's; a word that its list lacks is a verb (v) when its meaning begins with 'to ', and
 * otherwise a noun (n).
 */
export function buildSegmenterWords(
  firstMeanings: ReadonlyMap<string, string>,
  isWord: (word: string) => boolean,
): string {
  const kept = jiebaWords
    .toString()
    .split('\n')
    .filter((line) => {
      const word = line.slice(0, line.indexOf(' '));
      return word.length === 1 || (word.length > 1 && isWord(word));
    });
  const counted = new Set(kept.map((line) => line.slice(0, line.indexOf(' '))));
  for (const [word, meaning] of firstMeanings)
    if (word.length > 1 && !counted.has(word))
      kept.push(`${word} ${UNCOUNTED} ${meaning.startsWith('to ') ? 'v' : 'n'}`);
  return kept.join('\n');
}
