import type { SentenceReadings } from './sentence-readings.ts';
import { sentencesOfEntry } from './split-sentences.ts';

/** A sentence of an entry with a word, whose place in it is given in UTF-16 units. */
export interface SentenceWithWord<Entry> {
  readonly entry: Entry;
  readonly sentence: string;
  readonly start: number;
  readonly end: number;
}

/** The number of sentences of an item whose readings are compared. An entry of one repeated word must not take seconds. */
const SENTENCES_TO_COMPARE = 6;

interface EntryWithTitle {
  readonly title: string;
  /** The title, a line break and the content. */
  readonly text: string;
}

/**
 * Chooses the sentence of the newest entry in which an item has its own reading (觉 jiào: 睡觉, not 觉得), else a sentence whose reading cannot be
 * compared, because the dictionary lacks the word or the item's pinyin. Titles come after all other sentences, and a sentence that is only the item
 * comes last. Sentences with another reading would teach a wrong one and are left out.
 * @param item the spellings of its word, and its reading
 * @param entries the entries with one of the spellings, newest first
 */
export function chooseNewestSentence<Entry extends EntryWithTitle>(
  item: { readonly spellings: readonly string[]; readonly pinyin: string | null },
  entries: readonly Entry[],
  readings: SentenceReadings,
): SentenceWithWord<Entry> | undefined {
  const isReading = item.spellings.some((spelling) => readings.isReadingOf(spelling, item.pinyin));
  let alone: SentenceWithWord<Entry> | undefined;
  return choose('content') ?? choose('title') ?? alone;

  function choose(part: 'content' | 'title'): SentenceWithWord<Entry> | undefined {
    let unknown: SentenceWithWord<Entry> | undefined;
    let compared = 0;
    for (const entry of entries) {
      for (const sentence of sentencesOfEntry(entry)[part]) {
        const word = item.spellings.find((spelling) => sentence.includes(spelling));
        if (word === undefined) continue;
        const start = readings.locate(word, sentence) ?? sentence.indexOf(word);
        const found = { entry, sentence, start, end: start + word.length };
        if (sentence === word) {
          alone ??= found;
          continue;
        }
        const pinyin = readings.translate(word, sentence)?.pinyin;
        if (pinyin !== undefined && pinyin === item.pinyin) return found;
        if (pinyin === undefined || !isReading) unknown ??= found;
        compared += 1;
        if (compared === SENTENCES_TO_COMPARE) return unknown;
      }
    }
    return unknown;
  }
}
