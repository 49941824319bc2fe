import { setImmediate } from 'node:timers/promises';
import { isBasicChineseCharacter, maskJapaneseAndKorean } from '@memory/text';
import type { EntryText } from '../peers/journal-client.ts';
import { type Candidate, CandidateCollection } from './candidate.ts';
import { splitSentences } from './split-sentences.ts';

/**
 * The number of UTF-16 units, newest entries first, in which a run looks for words. Segmentation handles about 130,000 per second, and a run
 * should answer within two seconds. Characters are found in all entries.
 */
const WORD_SEARCH_LENGTH = 200_000;

interface CandidateOptions {
  /** Returns the words of a sentence, of at least two characters. */
  readonly wordsOf: (sentence: string) => Iterable<string>;
  /** Returns the key that the spellings of a word have. */
  readonly keyOf: (text: string) => string;
  /** Whether the vocabulary lacks a word. */
  readonly isNew: (word: string) => boolean;
  /** The number of new words after which no further entry is segmented; 0 for no words. */
  readonly wordsWanted: number;
}

/**
 * Collects the different Chinese characters (U+4E00–9FFF) of what is Chinese in a user's entries, and new words of the newest ones.
 * @param entries the texts of the entries, newest first
 */
export async function collectCandidates(
  entries: AsyncIterable<EntryText>,
  { wordsOf, keyOf, isNew, wordsWanted }: CandidateOptions,
): Promise<{ characters: Candidate[]; words: Candidate[] }> {
  const characters = new CandidateCollection();
  const words = new CandidateCollection();
  let newWords = 0;
  let searched = 0;
  let entryIndex = 0;
  for await (const entry of entries) {
    const isSearched = newWords < wordsWanted && searched < WORD_SEARCH_LENGTH;
    for (const sentence of splitSentences(maskJapaneseAndKorean(entry.text))) {
      for (const character of sentence)
        if (isBasicChineseCharacter(character)) characters.add(character, entry, entryIndex, sentence);
      // Words that are not searched for any more still move to the earliest entry, because the month of a word is that of the first meeting.
      for (const word of isSearched ? wordsOf(sentence) : wordsWithin(sentence, words.texts())) {
        if (!isNew(word)) continue;
        if (!words.has(word)) newWords += 1;
        if (isSearched) words.add(word, entry, entryIndex, sentence);
        else words.moveEarliest(word, entry, sentence);
      }
    }
    if (isSearched) searched += entry.text.length;
    entryIndex += 1;
    // Other requests are served between two entries.
    if (isSearched) await setImmediate();
  }
  return { characters: characters.sorted(keyOf), words: words.sorted(keyOf) };
}

const wordsWithin = (sentence: string, words: Iterable<string>): string[] =>
  Array.from(words).filter((word) => sentence.includes(word));
