import { dict as jiebaWords } from '@node-rs/jieba/dict.js';

/** How often a word that jieba has not counted is taken to occur, in its corpus of 60 million words. */
const UNCOUNTED = 3;

/**
 * jieba's own word list (`word count part-of-speech`, one a line) brought in line with the dictionary: words that
 * a learner could not look up are left out, so that their parts are found instead, and the dictionary's own are added.
 * Single characters and names of people and places stay.
 * @returns UTF-8, as jieba takes it
 */
export function jiebaDictionary(words: Iterable<string>, isWord: (word: string) => boolean): Buffer {
  const lines: string[] = [];
  const counted = new Set<string>();
  for (const line of Buffer.from(jiebaWords).toString('utf8').split('\n')) {
    const word = line.slice(0, line.indexOf(' '));
    if (word.length > 1 && !isWord(word)) continue;
    lines.push(line);
    counted.add(word);
  }
  for (const word of words) if (word.length > 1 && !counted.has(word)) lines.push(`${word} ${UNCOUNTED}`);
  return Buffer.from(lines.join('\n'));
}
