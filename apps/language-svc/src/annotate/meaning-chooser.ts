import { LRUCache } from 'lru-cache';
import type { HeadwordReading } from '../dictionary/headword-reading.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { WordClass } from '../dictionary/word-class.ts';
import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';
import type { TextToken } from '../segmentation/segmenter.ts';
import { type Neighbour, type NeighbourAt, wordClassRules } from './word-class-rules.ts';

/** The words of a text, with their places in it. */
export interface SegmentedText {
  tokens: readonly TextToken[];
  /** The simplified text of each token. */
  simplified: readonly string[];
}

/** The maximum number of words whose part of speech is remembered. */
const WORDS_MAX = 4_000;
const NONE: Neighbour = { text: '', partOfSpeech: 'none' };

/** Chooses the meaning of a word by the word's class in its sentence: 班 is a class, but in 一班飞机 a measure word. */
export class MeaningChooser {
  private readonly dictionary: InMemoryDictionary;
  private readonly partOfSpeechOf: (word: string) => PartOfSpeech;
  private readonly remembered = new LRUCache<string, PartOfSpeech>({ max: WORDS_MAX });

  /** @param partOfSpeechOf returns the part of speech of a word in simplified characters */
  constructor(dictionary: InMemoryDictionary, partOfSpeechOf: (word: string) => PartOfSpeech) {
    this.dictionary = dictionary;
    this.partOfSpeechOf = (word) => {
      const known = this.remembered.get(word);
      if (known) return known;
      const usual = partOfSpeechOf(word);
      const found = usual === 'other' && this.isVerbPhrase(word) ? 'verb' : usual;
      this.remembered.set(word, found);
      return found;
    };
  }

  /**
   * Returns the one-line meaning of a word in its sentence; undefined for the many words that have one meaning for all sentences.
   * @param index the index of the word among the tokens
   * @param syllables the pinyin of the word in this sentence
   */
  choose(text: SegmentedText, index: number, syllables: readonly string[]): string | undefined {
    const meanings = this.readingOf(text, index, syllables)?.meaningByClass;
    if (!meanings) return undefined;
    const at: NeighbourAt = (distance) => this.neighbour(text, index + distance);
    const has = (wordClass: WordClass): boolean => meanings.has(wordClass);
    const found = wordClassRules.find(([wordClass, holds]) => has(wordClass) && holds(at, has));
    return found && meanings.get(found[0]);
  }

  private readingOf(
    { tokens, simplified }: SegmentedText,
    index: number,
    syllables: readonly string[],
  ): HeadwordReading | undefined {
    const entries = this.dictionary.readingsOf(tokens[index]!.text);
    const candidates = entries.length > 0 ? entries : this.dictionary.readingsOf(simplified[index]!);
    return candidates.find((entry) => entry.hasSyllables(syllables));
  }

  /** Whether a phrase such as 打电话 means an action. The parts of speech have no class for phrases. */
  private isVerbPhrase(word: string): boolean {
    return word.length > 1 && this.dictionary.readingsOf(word)[0]?.meanings[0]?.startsWith('to ') === true;
  }

  private neighbour({ tokens, simplified }: SegmentedText, index: number): Neighbour {
    const token = tokens[index];
    if (!token) return NONE;
    const text = simplified[index]!;
    return { text: text.trim(), partOfSpeech: token.isChinese ? this.partOfSpeechOf(text) : 'none' };
  }
}
