import { dict as jiebaWords } from '@node-rs/jieba/dict.js';

/** The frequency that is assumed for words that jieba's word list lacks: their number of occurrences in its corpus of 60 million words. */
const UNCOUNTED = 3;
const LINE_END = 10;
const SPACE = 32;

/**
 * Adapts jieba's word list to this dictionary: leaves out words that a learner could not look up, so that the segmenter finds their parts
 * instead, and adds the dictionary's own words.
 * @param words the dictionary's words, in simplified characters
 * @returns the word list in UTF-8, in the format that jieba reads: `word count part-of-speech`, one word per line
 */
export function buildJiebaDictionary(words: Iterable<string>, isWord: (word: string) => boolean): Buffer {
  const bytes = Buffer.from(jiebaWords.buffer, jiebaWords.byteOffset, jiebaWords.byteLength);
  const kept: Buffer[] = [];
  const counted = new Set<string>();
  // The list is read as bytes, because its 350,000 lines as strings would take 40 MB.
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
