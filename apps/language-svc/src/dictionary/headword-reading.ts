import { pinyinToZhuyin } from '../readings/pinyin-to-zhuyin.ts';
import { summarizeMeanings } from './learner-meanings.ts';

/** One reading of a headword, with its meanings. Zhuyin and the one-line meaning are computed on first access and cached. */
export class HeadwordReading {
  readonly simplified: string;
  readonly traditional: string;
  /** Tones marked, syllables divided by spaces; a name begins with a capital. */
  readonly pinyin: string;
  /** The pinyin as one syllable a character, always in lower case. */
  readonly syllables: string[];
  /** In the order in which a learner sees them. */
  readonly meanings: readonly string[];
  readonly source: string;
  private cachedZhuyin: string[] | undefined;
  private cachedMeaning: string | undefined;

  /** @param line a line of `InMemoryDictionary` */
  constructor(line: string) {
    const [simplified = '', traditional = '', pinyin = '', meanings = '', source = 'CC-CEDICT'] = line.split('\t');
    this.simplified = simplified;
    this.traditional = traditional;
    this.pinyin = pinyin;
    this.syllables = pinyin.toLowerCase().split(' ');
    this.meanings = meanings === '' ? [] : meanings.split('/');
    this.source = source;
  }

  /** One syllable a character. Throws a RangeError for the few headwords that are not Chinese characters throughout. */
  get zhuyin(): string[] {
    return (this.cachedZhuyin ??= this.syllables.map(pinyinToZhuyin));
  }

  /** The first meanings in one line, as a card shows them. */
  get meaning(): string {
    return (this.cachedMeaning ??= summarizeMeanings(this.meanings));
  }

  hasSyllables(syllables: readonly string[]): boolean {
    return this.syllables.join(' ') === syllables.join(' ');
  }
}
