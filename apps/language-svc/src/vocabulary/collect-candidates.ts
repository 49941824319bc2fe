import { setImmediate } from 'node:timers/promises';
import { isBasicChineseCharacter, maskJapaneseAndKorean } from '@memory/text';
import type { EntryText } from '../peers/journal-client.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of an entry in which a user met a character or word. */
interface MetIn {
  readonly entryId: string;
  readonly entryCreatedAt: Date;
  readonly sentence: string;
  /** The spelling that the sentence has. */
  readonly spelling: string;
}

/** A character or word of a user's entries that vocabulary extraction may add. */
export interface Candidate {
  /** The spelling in the newest entry that contains the word. */
  readonly text: string;
  readonly key: string;
  /**
   * The places where the user met the word, the earliest entry first. At an earlier place, its characters may be parts of other words; the last place
   * is certain.
   */
  readonly metIn: readonly MetIn[];
  /** The number of occurrences, at least 1. Characters are counted in all entries, words only in the newest entries. */
  readonly occurrences: number;
}

/** Where the candidates of one kind occur, collected from the newest entry to the oldest. */
class CandidateCollection {
  private readonly byText = new Map<
    string,
    { entryIndex: number; occurrences: number; latest: MetIn; earliest: MetIn }
  >();

  has(text: string): boolean {
    return this.byText.has(text);
  }

  texts(): Iterable<string> {
    return this.byText.keys();
  }

  /** Counts an occurrence of a text. The first call of each text must be for the newest entry that contains it. */
  add(text: string, entry: EntryText, entryIndex: number, sentence: string): void {
    const candidate = this.byText.get(text);
    if (!candidate) {
      const metIn = { entryId: entry.entryId, entryCreatedAt: entry.createdAt, sentence, spelling: text };
      this.byText.set(text, { entryIndex, occurrences: 1, latest: metIn, earliest: metIn });
      return;
    }
    candidate.occurrences += 1;
    this.moveEarliest(text, entry, sentence);
  }

  /** Stores that an older entry contains a text, without counting an occurrence. */
  moveEarliest(text: string, entry: EntryText, sentence: string): void {
    const candidate = this.byText.get(text);
    if (!candidate || candidate.earliest.entryId === entry.entryId) return;
    candidate.earliest = { entryId: entry.entryId, entryCreatedAt: entry.createdAt, sentence, spelling: text };
  }

  /**
   * Returns the candidates, each with all of its spellings. Candidates of newer entries come first; within one entry, the most frequent come first.
   * @param keyOf returns the key that the spellings of a word have
   */
  sorted(keyOf: (text: string) => string): Candidate[] {
    return [...Map.groupBy(this.byText, ([text]) => keyOf(text))]
      .map(([key, spellings]) => {
        const [newest, ...others] = spellings.toSorted(([, a], [, b]) => a.entryIndex - b.entryIndex);
        const [text, { entryIndex, latest }] = newest!;
        const found = [newest!, ...others].map(([, spelling]) => spelling);
        const occurrences = found.reduce((sum, spelling) => sum + spelling.occurrences, 0);
        const earliest = found
          .map((spelling) => spelling.earliest)
          .reduce((a, b) => (b.entryCreatedAt < a.entryCreatedAt ? b : a));
        return { text, key, entryIndex, occurrences, metIn: earliest === latest ? [latest] : [earliest, latest] };
      })
      .toSorted((a, b) => a.entryIndex - b.entryIndex || b.occurrences - a.occurrences)
      .map(({ text, key, metIn, occurrences }) => ({ text, key, metIn, occurrences }));
  }
}

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
 * Collects the different Chinese characters (U+4E00–9FFF) in the Chinese parts of a user's entries, and new words of the newest entries.
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
      // After the search for new words has ended, a word still moves to the earliest entry: its month is the month of the first meeting.
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
