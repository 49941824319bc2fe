import { Jieba } from '@node-rs/jieba';
import type { Lexicon } from '../dictionary/lexicon.ts';
import { dividedPlaces } from './divisions.ts';
import { jiebaDictionary } from './jieba-dictionary.ts';
import { joined } from './joined.ts';
import { runsOf } from './runs.ts';
import { simplified } from './simplified.ts';

/** A piece of a text: a Chinese word, or what stands between. */
export interface Word {
  text: string;
  /** Whether it is Chinese characters throughout; else it holds none. */
  isChinese: boolean;
}

// a longer stretch without a break is cut a window at a time, so that the time stays linear in its length
const WINDOW = 500;
/** How many words at a window's end may turn out otherwise once more of the text is seen. */
const UNSURE = 3;

/** Divides texts in either script into words. */
export class Segmenter {
  private readonly lexicon: Lexicon;
  private readonly jieba: Jieba;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
    this.jieba = Jieba.withDict(jiebaDictionary(lexicon.words(), (word) => lexicon.has(word)));
  }

  /** The words of a text in order; joined, they are the text. */
  words(text: string): Word[] {
    const plain = simplified(text);
    const places = dividedPlaces(plain).toSorted((a, b) => a - b);
    const words: Word[] = [];
    let start = 0;
    for (const run of runsOf(text)) {
      const end = start + run.text.length;
      if (!run.isChinese) words.push(run);
      else for (const word of this.chineseWords(plain, start, end, places)) words.push({ text: text.slice(start, (start += word.length)), isChinese: true });
      start = end;
    }
    return words;
  }

  /** The words of a stretch of a simplified text, which `places` divide further. */
  private chineseWords(plain: string, start: number, end: number, places: readonly number[]): string[] {
    const within = places.length === 0 ? [] : places.filter((place) => place > start && place < end);
    return joined([start, ...within].flatMap((from, at) => this.windows(plain.slice(from, within[at] ?? end))));
  }

  private windows(plain: string): string[] {
    const words: string[] = [];
    let start = 0;
    while (start < plain.length) {
      const isLast = start + WINDOW >= plain.length;
      const found = this.cut(plain.slice(start, start + WINDOW));
      for (const word of isLast ? found : found.slice(0, -UNSURE)) {
        words.push(word);
        start += word.length;
      }
    }
    return words;
  }

  private cut(plain: string): string[] {
    return this.jieba.cut(plain, true).flatMap((word) => (word.length < 2 || this.lexicon.has(word) ? word : this.jieba.cut(word, false)));
  }
}
