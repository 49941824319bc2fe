import { pinyinToZhuyin } from '../readings/pinyin-to-zhuyin.ts';
import { summarizeMeanings } from './learner-meanings.ts';
import type { WordClass } from './word-class.ts';

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
  /** The number of meanings at the beginning of the list that this project wrote. */
  private readonly curated: number;
  private readonly classMeanings: string | undefined;
  private cachedZhuyin: string[] | undefined;
  private cachedMeaning: string | undefined;
  private cachedMeaningByClass: ReadonlyMap<WordClass, string> | undefined;

  /** Parses the line of text in which `InMemoryDictionary` stores a reading. */
  constructor(line: string) {
    const [simplified = '', traditional = '', pinyin = '', meanings = '', source = '', classMeanings] =
      line.split('\t');
    this.simplified = simplified;
    this.traditional = traditional;
    this.pinyin = pinyin;
    this.syllables = pinyin.toLowerCase().split(' ');
    const [first = '', others] = meanings.split('//');
    const curated = others === undefined ? [] : first.split('/');
    this.meanings = [...curated, ...(others ?? first).split('/').filter((meaning) => meaning !== '')];
    this.curated = curated.length;
    this.source = source === '' ? 'CC-CEDICT' : source;
    this.classMeanings = classMeanings;
  }

  /**
   * The zhuyin syllables, one for each character.
   * @throws RangeError for the few headwords that contain other signs than Chinese characters
   */
  get zhuyin(): string[] {
    return (this.cachedZhuyin ??= this.syllables.map(pinyinToZhuyin));
  }

  /** The meanings in one line, as a vocabulary card shows them: this project's meanings if there are any, otherwise the first meanings. */
  get meaning(): string {
    return (this.cachedMeaning ??=
      this.curated > 0 ? this.meanings.slice(0, this.curated).join('; ') : summarizeMeanings(this.meanings));
  }

  /** The one-line meanings of the word in sentences in which it has a certain word class, by class; undefined for most words. */
  get meaningByClass(): ReadonlyMap<WordClass, string> | undefined {
    return (this.cachedMeaningByClass ??=
      this.classMeanings === undefined ? undefined : parseClassMeanings(this.classMeanings));
  }

  hasSyllables(syllables: readonly string[]): boolean {
    return this.syllables.join(' ') === syllables.join(' ');
  }
}

const parseClassMeanings = (text: string): ReadonlyMap<WordClass, string> =>
  new Map(
    text.split('/').map((one): [WordClass, string] => {
      const at = one.indexOf('=');
      return [one.slice(0, at) as WordClass, one.slice(at + 1)];
    }),
  );
