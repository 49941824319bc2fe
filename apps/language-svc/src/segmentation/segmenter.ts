import { Jieba } from '@node-rs/jieba';
import type { Lexicon } from '../dictionary/lexicon.ts';
import { dividedPlaces } from './divisions.ts';
import { doubledPlaces, undoubled } from './doubled.ts';
import { jiebaDictionary } from './jieba-dictionary.ts';
import { joined } from './joined.ts';
import { runsOf } from './runs.ts';
import { simplified } from './simplified.ts';
import { type WordClass, wordClass } from './word-class.ts';

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
  private readonly isWord = (word: string): boolean => this.lexicon.has(word);

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
    this.jieba = Jieba.withDict(jiebaDictionary(lexicon.words(), this.isWord));
  }

  /**
   * The words of a text in order; joined, they are the text.
   * @param plain the text in simplified characters
   */
  words(text: string, plain = simplified(text)): Word[] {
    const places = [...dividedPlaces(plain), ...doubledPlaces(plain, this.isWord)].toSorted((a, b) => a - b);
    const words: Word[] = [];
    let start = 0;
    let nextPlace = 0;
    for (const run of runsOf(text)) {
      const end = start + run.text.length;
      const firstPlace = nextPlace;
      while ((places[nextPlace] ?? Infinity) < end) nextPlace++;
      if (!run.isChinese) words.push(run);
      else
        for (const word of this.chineseWords(plain.slice(start, end), start, places.slice(firstPlace, nextPlace)))
          words.push({ text: text.slice(start, (start += word.length)), isChinese: true });
      start = end;
    }
    return words;
  }

  /** What a word (simplified) usually is in a sentence. */
  classOf(word: string): WordClass {
    const tag = this.jieba.tag(word, false).at(-1)?.tag ?? '';
    return wordClass(word, tag, this.lexicon.entriesOf(word)[0]?.meanings[0] ?? '');
  }

  /** The words of a stretch of a simplified text, which `places` (counted in the text, where the stretch is at `offset`) divide further. */
  private chineseWords(stretch: string, offset: number, places: readonly number[]): string[] {
    const ends = [...places.map((place) => place - offset).filter((place) => place > 0), stretch.length];
    return joined(ends.flatMap((end, at) => this.windows(stretch.slice(ends[at - 1] ?? 0, end))));
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
    if (undoubled(plain, this.isWord)) return [plain];
    return this.jieba
      .cut(plain, true)
      .flatMap((word) => (word.length < 2 || this.lexicon.has(word) ? word : this.jieba.cut(word, false)));
  }
}
