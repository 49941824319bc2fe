import { pinyinToZhuyin } from '../readings/pinyin-to-zhuyin.ts';
import { summarizeMeanings } from './learner-meanings.ts';

/** One reading of a headword, with its meanings. Zhuyin and the one-line meaning are computed at the first access and then cached. */
export class HeadwordReading {
  readonly simplified: string;
  readonly traditional: string;
  /** Pinyin with tone marks, with spaces between the syllables. The pinyin of a proper name begins with a capital letter. */
  readonly pinyin: string;
  /** The pinyin syllables, one for each character, always in lower case. */
  readonly syllables: string[];
  /** The meanings in the order in which a learner sees them. */
  readonly meanings: readonly string[];
  readonly source: string;
  private cachedZhuyin: string[] | undefined;
  private cachedMeaning: string | undefined;

  /** Parses the line of text in which `InMemoryDictionary` stores a reading. */
  constructor(line: string) {
    const [simplified = '', traditional = '', pinyin = '', meanings = '', source = 'CC-CEDICT'] = line.split('\t');
    this.simplified = simplified;
    this.traditional = traditional;
    this.pinyin = pinyin;
    this.syllables = pinyin.toLowerCase().split(' ');
    this.meanings = meanings === '' ? [] : meanings.split('/');
    this.source = source;
  }

  /**
   * The zhuyin syllables, one for each character.
   * @throws RangeError for the few headwords that contain other signs than Chinese characters
   */
  get zhuyin(): string[] {
    return (this.cachedZhuyin ??= this.syllables.map(pinyinToZhuyin));
  }

  /** The first meanings in one line, as a vocabulary card shows them. */
  get meaning(): string {
    return (this.cachedMeaning ??= summarizeMeanings(this.meanings));
  }

  hasSyllables(syllables: readonly string[]): boolean {
    return this.syllables.join(' ') === syllables.join(' ');
  }
}
