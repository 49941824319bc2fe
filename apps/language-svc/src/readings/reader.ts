import type { Lexicon, LexiconEntry } from '../dictionary/lexicon.ts';
import type { Word } from '../segmentation/segmenter.ts';
import type { ContextRule } from './context-rule.ts';
import { markedSyllable } from './marked-pinyin.ts';
import { zhuyinOfMarked } from './marked-zhuyin.ts';

/** A word as it is read at its place in a text. */
export interface WordReading {
  /** One a character, tone marked; empty for a character that nobody has a reading for. */
  pinyin: string[];
  /** The same in zhuyin. */
  zhuyin: string[];
  /** In one line; empty where the dictionary has none. */
  meaning: string;
}

/** Reads the words of a text in their context. */
export class Reader {
  private readonly lexicon: Lexicon;
  private readonly rules = new Map<string, ContextRule[]>();

  constructor(lexicon: Lexicon, rules: readonly ContextRule[]) {
    this.lexicon = lexicon;
    for (const rule of rules) {
      const others = this.rules.get(rule.target);
      if (others) others.push(rule);
      else this.rules.set(rule.target, [rule]);
    }
  }

  /**
   * @param word Chinese
   * @param plain the text in simplified characters
   * @param index where in it the word begins
   */
  read(word: Word, plain: string, index: number): WordReading {
    const characters = Array.from(word.text);
    const target = plain.slice(index, index + word.text.length);
    const entries = this.entriesOf(word.text, target).filter((entry) => entry.syllables.length === characters.length);
    const inContext = this.inContext(target, plain, index);
    const [usual] = entries;
    if (inContext) {
      const meant = entries.find((entry) => entry.sounds(inContext));
      // 乾 is never read as the 干 that it is written as in simplified characters
      if (meant || !usual || word.text === target || characters.length > 1) return { pinyin: inContext, zhuyin: inContext.map(zhuyinOfMarked), meaning: (meant ?? usual)?.meaning ?? '' };
    }
    if (usual) return { pinyin: usual.syllables, zhuyin: usual.zhuyin, meaning: usual.meaning };
    const pinyin = characters.length === 1 ? [''] : this.byCharacter(characters, plain, index);
    return { pinyin, zhuyin: pinyin.map(zhuyinOfMarked), meaning: '' };
  }

  private entriesOf(word: string, target: string): readonly LexiconEntry[] {
    const entries = this.lexicon.entriesOf(word);
    return entries.length > 0 || word === target ? entries : this.lexicon.entriesOf(target);
  }

  private inContext(target: string, plain: string, index: number): string[] | undefined {
    const rule = this.rules.get(target)?.find((one) => one.fits(plain, index));
    return rule?.reading.map((part) => (typeof part === 'string' ? part : markedSyllable(part)));
  }

  private byCharacter(characters: readonly string[], plain: string, index: number): string[] {
    let at = index;
    return characters.flatMap((character) => {
      const { pinyin } = this.read({ text: character, isChinese: true }, plain, at);
      at += character.length;
      return pinyin;
    });
  }
}
