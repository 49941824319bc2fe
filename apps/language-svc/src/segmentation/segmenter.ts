import { Jieba } from '@node-rs/jieba';
import type { Lexicon } from '../dictionary/lexicon.ts';
import { jiebaDictionary } from './jieba-dictionary.ts';
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
    const words: Word[] = [];
    for (const run of runsOf(text)) {
      if (!run.isChinese) words.push(run);
      else for (const word of this.chineseWords(run.text)) words.push({ text: word, isChinese: true });
    }
    return words;
  }

  private *chineseWords(text: string): Generator<string> {
    const plain = simplified(text);
    let start = 0;
    while (start < plain.length) {
      const isLast = start + WINDOW >= plain.length;
      const words = this.cut(plain.slice(start, start + WINDOW));
      for (const word of isLast ? words : words.slice(0, -UNSURE)) {
        yield text.slice(start, start + word.length);
        start += word.length;
      }
    }
  }

  private cut(plain: string): string[] {
    return this.jieba.cut(plain, true).flatMap((word) => (word.length < 2 || this.lexicon.has(word) ? word : this.jieba.cut(word, false)));
  }
}
