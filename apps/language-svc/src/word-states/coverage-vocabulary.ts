import type { WordState } from '@memory/contracts';
import { markNumberedTones } from '@memory/text';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { removeToneMark } from '../readings/format-pinyin.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { isFunctionWord } from '../vocabulary/function-words.ts';
import { type LoggedChange, wordStateAt } from './word-state-log.ts';
import { type StateColumns, wordStateOf } from './word-state.ts';

/** A vocabulary item with its log, the oldest change first. */
export interface ItemWithLog extends StateColumns {
  character: string;
  pinyin: string | null;
  createdAt: Date;
  changes: readonly LoggedChange[];
}

/** A word of a text, with its reading there. */
export interface WordInText {
  simplified: string;
  /** One syllable for each character. */
  pinyin: readonly string[];
}

/** The vocabulary of one user, as far as it concerns some texts: the state of each word now and at a given time. */
export class CoverageVocabulary {
  private readonly itemsByWord: ReadonlyMap<string, readonly ItemWithLog[]>;
  private readonly dictionary: InMemoryDictionary;
  private readonly functionWordsSince: Date | null;

  /**
   * @param items the items for the words of the texts and for their characters
   * @param functionWordsSince the time since which unmarked function words count as known; null if they do not count as known
   */
  constructor(items: readonly ItemWithLog[], dictionary: InMemoryDictionary, functionWordsSince: Date | null) {
    this.itemsByWord = Map.groupBy(items, ({ character }) => toSimplified(character));
    this.dictionary = dictionary;
    this.functionWordsSince = functionWordsSince;
  }

  has(word: string): boolean {
    return this.itemsByWord.has(word);
  }

  /**
   * Returns the state of a word.
   * - A word of the vocabulary has the state of its item; a single character only with the reading that it has in the text.
   * - A function word that the user has not marked counts as known from `functionWordsSince` on: every text contains function words, but users
   * rarely mark them, because pages leave them out.
   * - Another word is known if each of its characters is, with the reading that it has in the word: the rule by which reading aids leave out a
   * reading. It is learning if each is known or learning. Otherwise it is new.
   * @param time the time of the state; undefined for now
   */
  stateOf(word: WordInText, time?: Date): WordState {
    const own = this.stateOfItem(word.simplified, word.pinyin, time);
    if (own !== null && own !== 'new') return own;
    if (isFunctionWord(word.simplified))
      return this.functionWordsSince !== null && (time === undefined || this.functionWordsSince <= time)
        ? 'known'
        : 'new';
    const characters = Array.from(word.simplified);
    if (own === 'new' || characters.length === 1) return 'new';
    const states = characters.map((character, index) => this.stateOfItem(character, [word.pinyin[index] ?? ''], time));
    if (states.every((state) => state === 'known')) return 'known';
    return states.every((state) => state === 'known' || state === 'learning') ? 'learning' : 'new';
  }

  /**
   * Returns the state of the item for a word; null if there is no such item. If several items have the same simplified spelling (后 and 後), returns
   * the state of the item that is known best.
   */
  private stateOfItem(word: string, pinyin: readonly string[], time: Date | undefined): WordState | null {
    const states = (this.itemsByWord.get(word) ?? [])
      .filter((item) => Array.from(word).length > 1 || this.hasReading(item, word, pinyin[0] ?? ''))
      .map((item) => {
        const current = wordStateOf(item);
        return time === undefined ? current : wordStateAt(time, item.createdAt, item.changes, current);
      });
    const best: readonly WordState[] = ['known', 'learning', 'ignored', 'new'];
    return best.find((state) => states.includes(state)) ?? null;
  }

  /**
   * Whether an item for a character has the reading of the text. An item with a full tone also matches a neutral tone in the text. An item whose
   * pinyin is no reading of the character matches every reading.
   */
  private hasReading({ pinyin }: ItemWithLog, character: string, inText: string): boolean {
    const own = markNumberedTones(pinyin ?? '')
      .normalize('NFC')
      .trim()
      .toLowerCase();
    if (own === '' || inText === '' || own === inText || removeToneMark(own) === inText) return true;
    return !this.dictionary.readingsOf(character).some(({ syllables }) => syllables[0] === own);
  }
}
