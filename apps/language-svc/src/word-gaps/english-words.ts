import { LineIndex } from '../data-files/line-index.ts';
import { possibleBaseForms } from './english-base-forms.ts';
import { normalizeEnglish } from './normalize-english.ts';

/** A Chinese word for an English word. */
export interface EnglishWordMatch {
  word: string;
  /** The word class of the sense: `v` a verb, `n` a noun, `a` an adjective, `o` another. */
  kind: string;
  score: number;
}

/** The amount by which the score of a base form is lower than the score of the written form: `tired` itself comes before the matches of `tire`. */
const BASE_FORM = 0.6;

/** The index of Chinese words by English words and phrases, which `data-tools/build-english-words.ts` generates. */
export class EnglishWords {
  private readonly index: LineIndex;

  /** @param lines lines of an English key and, after a tab, `word:kind:score` divided by spaces */
  constructor(lines: Buffer) {
    this.index = new LineIndex(lines, 1);
  }

  /** Returns the Chinese words for an English word or phrase in any of its forms, the best first. */
  find(english: string): EnglishWordMatch[] {
    const byWord = new Map<string, EnglishWordMatch>();
    for (const [place, form] of possibleBaseForms(normalizeEnglish(english)).entries())
      for (const match of this.matchesOf(form)) {
        const score = match.score - (place === 0 ? 0 : BASE_FORM);
        if ((byWord.get(match.word)?.score ?? -Infinity) < score) byWord.set(match.word, { ...match, score });
      }
    return [...byWord.values()].toSorted((a, b) => b.score - a.score);
  }

  private matchesOf(key: string): EnglishWordMatch[] {
    const [line] = this.index.linesOf(key);
    if (line === undefined) return [];
    return line
      .slice(line.indexOf('\t') + 1)
      .split(' ')
      .map((match) => {
        const [word = '', kind = '', score = '0'] = match.split(':');
        return { word, kind, score: Number(score) / 10 };
      });
  }
}
