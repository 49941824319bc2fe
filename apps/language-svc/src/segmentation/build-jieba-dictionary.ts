import { dict as jiebaWords } from '@node-rs/jieba/dict.js';

/** The number of occurrences, in a corpus of 60 million words, that is assumed for words that jieba's word list lacks. */
const UNCOUNTED = 3;
const LINE_END = 10;
const SPACE = 32;

/**
 * Builds jieba's word list (`word count part-of-speech`, one a line) for this dictionary: words that a learner could not look up are left out,
 * so that their parts are found instead, and the dictionary's own words are added.
 * @param words the dictionary's words, in simplified characters
 * @returns the word list in UTF-8, in the format that jieba reads
 */
export function buildJiebaDictionary(words: Iterable<string>, isWord: (word: string) => boolean): Buffer {
  const bytes = Buffer.from(jiebaWords.buffer, jiebaWords.byteOffset, jiebaWords.byteLength);
  const kept: Buffer[] = [];
  const counted = new Set<string>();
  // bytes instead of strings: 350,000 lines as strings would take 40 MB
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(LINE_END, start);
    if (end < 0) end = bytes.length;
    const word = bytes.toString('utf8', start, bytes.indexOf(SPACE, start));
    if (word.length > 1 && !isWord(word)) continue;
    kept.push(bytes.subarray(start, end + 1));
    counted.add(word);
  }
  const others: string[] = [];
  for (const word of words) if (word.length > 1 && !counted.has(word)) others.push(`${word} ${UNCOUNTED}`);
  return Buffer.concat([...kept, Buffer.from(`\n${others.join('\n')}`)]);
}
