import type { Lexicon, LexiconEntry } from '../dictionary/lexicon.ts';
import { undoubled } from '../segmentation/doubled.ts';
import type { Word } from '../segmentation/segmenter.ts';
import type { WordClass } from '../segmentation/word-class.ts';
import type { ContextRule, Place } from './context-rule.ts';
import { markedSyllable, withoutTone } from './marked-pinyin.ts';
import { zhuyinOfMarked } from './marked-zhuyin.ts';

/** Converters write 晾幹 for 晾乾, so that what stands beside it is believed more than the character. */
const MISCONVERTED = '幹';

/** A word as it is read at its place in a text. */
export interface WordReading {
  /** One a character, tone marked; empty for a character that nobody has a reading for. */
  pinyin: string[];
  /** The same in zhuyin. */
  zhuyin: string[];
  /** In one line; empty where the dictionary has none. */
  meaning: string;
}

/** Where in a text a word stands. */
export interface WordPlace {
  /** The text in simplified characters. */
  plain: string;
  index: number;
  /** What stands beside it, a word or not. */
  before?: Word | undefined;
  after?: Word | undefined;
}

/** Reads the words of a text in their context. */
export class Reader {
  private readonly lexicon: Lexicon;
  private readonly classOf: (word: string) => WordClass;
  private readonly rules = new Map<string, ContextRule[]>();

  /** @param classOf told a word in simplified characters */
  constructor(lexicon: Lexicon, rules: readonly ContextRule[], classOf: (word: string) => WordClass) {
    this.lexicon = lexicon;
    this.classOf = classOf;
    for (const rule of rules) {
      const others = this.rules.get(rule.target);
      if (others) others.push(rule);
      else this.rules.set(rule.target, [rule]);
    }
  }

  /** @param word Chinese, in either script */
  read(word: string, place: WordPlace): WordReading {
    const characters = Array.from(word);
    const target = place.plain.slice(place.index, place.index + word.length);
    const entries = this.entriesOf(word, target).filter((entry) => entry.syllables.length === characters.length);
    const inContext = this.inContext(target, place);
    const [usual] = entries;
    if (inContext) {
      const meant = entries.find((entry) => entry.sounds(inContext));
      // 揹 is never read as the 背 that it is written as in simplified characters
      if (meant || !usual || word === target || characters.length > 1 || word === MISCONVERTED)
        return { pinyin: inContext, zhuyin: inContext.map(zhuyinOfMarked), meaning: (meant ?? usual)?.meaning ?? '' };
    }
    if (usual) return { pinyin: usual.syllables, zhuyin: usual.zhuyin, meaning: usual.meaning };
    const [single] = this.lexicon.entriesOf(undoubled(target, (one) => this.lexicon.has(one)) ?? '');
    const pinyin = characters.length === 1 ? [''] : single ? this.doubled(single) : this.byCharacter(characters, place);
    return { pinyin, zhuyin: pinyin.map(zhuyinOfMarked), meaning: single?.meaning ?? '' };
  }

  private entriesOf(word: string, target: string): readonly LexiconEntry[] {
    const entries = this.lexicon.entriesOf(word);
    return entries.length > 0 || word === target ? entries : this.lexicon.entriesOf(target);
  }

  private inContext(target: string, place: WordPlace): string[] | undefined {
    const rules = this.rules.get(target);
    if (!rules) return undefined;
    const { plain, index, before, after } = place;
    const at: Place = {
      text: plain,
      index,
      before: () => (before?.isChinese ? this.classOf(plain.slice(index - before.text.length, index)) : 'none'),
      after: () =>
        after?.isChinese
          ? this.classOf(plain.slice(index + target.length, index + target.length + after.text.length))
          : 'none',
    };
    const rule = rules.find((one) => one.fits(at));
    return rule?.reading.map((part) => (typeof part === 'string' ? part : markedSyllable(part)));
  }

  /** 漂亮 piào liang is doubled as piào piào liàng liàng: no syllable stays neutral. */
  private doubled({ simplified, syllables }: LexiconEntry): string[] {
    return syllables.flatMap((syllable, at) => {
      const full =
        this.lexicon
          .entriesOf(simplified.charAt(at))
          .flatMap((entry) => entry.syllables)
          .find((one) => withoutTone(one) === syllable) ?? syllable;
      return [full, full];
    });
  }

  private byCharacter(characters: readonly string[], { plain, index }: WordPlace): string[] {
    let at = index;
    return characters.flatMap((character) => {
      const { pinyin } = this.read(character, { plain, index: at });
      at += character.length;
      return pinyin;
    });
  }
}
