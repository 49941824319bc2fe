import type { HeadwordReading } from '../dictionary/headword-reading.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';
import { reduplicatedBase } from '../segmentation/reduplication.ts';
import type { TextToken } from '../segmentation/segmenter.ts';
import { formatPinyinSyllable, removeToneMark } from './format-pinyin.ts';
import { pinyinToZhuyin } from './pinyin-to-zhuyin.ts';
import type { ReadingRule } from './reading-rule.ts';

/**
 * Automatic converters to traditional characters wrongly write 晾幹 for 晾乾. A rule that matches the context therefore has precedence over
 * the readings of 幹.
 */
const OFTEN_MISCONVERTED = '幹';

/** The reading of a word at its place in a text. */
export interface ResolvedReading {
  /** The pinyin syllables with tone marks, one for each character; an empty string for a character without a known reading. */
  pinyin: string[];
  /** The zhuyin syllables, one for each character; an empty string for a character without a known reading. */
  zhuyin: string[];
  /** The first meanings in one line; empty when the dictionary has no meaning. */
  meaning: string;
}

/** The position of a word in a text, with the tokens around it. */
export interface WordContext {
  /** The whole text in simplified characters, of the same length as the original. */
  simplified: string;
  /** The index in the text at which the word begins, in UTF-16 units. */
  index: number;
  /** The tokens right before and after the word. */
  before?: TextToken | undefined;
  after?: TextToken | undefined;
}

/** Chooses the reading of each word of a text: by the reading rules, else the dictionary's usual reading. */
export class ReadingResolver {
  private readonly dictionary: InMemoryDictionary;
  private readonly partOfSpeechOf: (word: string) => PartOfSpeech;
  private readonly rulesByTarget = new Map<string, ReadingRule[]>();

  /**
   * @param rules in order of precedence
   * @param partOfSpeechOf returns the part of speech of a word in simplified characters
   */
  constructor(
    dictionary: InMemoryDictionary,
    rules: readonly ReadingRule[],
    partOfSpeechOf: (word: string) => PartOfSpeech,
  ) {
    this.dictionary = dictionary;
    this.partOfSpeechOf = partOfSpeechOf;
    for (const rule of rules) {
      const others = this.rulesByTarget.get(rule.target);
      if (others) others.push(rule);
      else this.rulesByTarget.set(rule.target, [rule]);
    }
  }

  /** @param word Chinese, in either script */
  resolve(word: string, context: WordContext): ResolvedReading {
    const characters = Array.from(word);
    const target = context.simplified.slice(context.index, context.index + word.length);
    const entries = this.entriesOf(word, target).filter((entry) => entry.syllables.length === characters.length);
    const byRule = this.applyRules(target, context);
    const [usual] = entries;
    if (byRule) {
      const matching = entries.find((entry) => entry.hasSyllables(byRule));
      // A traditional character need not have the readings of its simplified form: 揹 never has all those of 背.
      if (matching || !usual || word === target || characters.length > 1 || word === OFTEN_MISCONVERTED)
        return { pinyin: byRule, zhuyin: byRule.map(pinyinToZhuyin), meaning: (matching ?? usual)?.meaning ?? '' };
    }
    if (usual) return { pinyin: usual.syllables, zhuyin: usual.zhuyin, meaning: usual.meaning };
    const [base] = this.dictionary.readingsOf(reduplicatedBase(target, (one) => this.dictionary.has(one)) ?? '');
    const pinyin =
      characters.length === 1 ? [''] : base ? this.reduplicate(base) : this.byCharacter(characters, context);
    return { pinyin, zhuyin: pinyin.map(pinyinToZhuyin), meaning: base?.meaning ?? '' };
  }

  private entriesOf(word: string, target: string): readonly HeadwordReading[] {
    const entries = this.dictionary.readingsOf(word);
    return entries.length > 0 || word === target ? entries : this.dictionary.readingsOf(target);
  }

  /** The syllables by the first rule that matches; undefined when none does. */
  private applyRules(target: string, { simplified, index, before, after }: WordContext): string[] | undefined {
    const rule = this.rulesByTarget.get(target)?.find((one) =>
      one.matches({
        text: simplified,
        index,
        partOfSpeechBefore: () =>
          before?.isChinese ? this.partOfSpeechOf(simplified.slice(index - before.text.length, index)) : 'none',
        partOfSpeechAfter: () => {
          const start = index + target.length;
          return after?.isChinese ? this.partOfSpeechOf(simplified.slice(start, start + after.text.length)) : 'none';
        },
      }),
    );
    return rule?.reading.map((part) => (typeof part === 'string' ? part : formatPinyinSyllable(part)));
  }

  /** Doubles each syllable in its full tone: 漂亮 piào liang → 漂漂亮亮 piào piào liàng liàng. */
  private reduplicate({ simplified, syllables }: HeadwordReading): string[] {
    return syllables.flatMap((syllable, index) => {
      const full =
        this.dictionary
          .readingsOf(simplified.charAt(index))
          .flatMap((entry) => entry.syllables)
          .find((one) => removeToneMark(one) === syllable) ?? syllable;
      return [full, full];
    });
  }

  private byCharacter(characters: readonly string[], { simplified, index }: WordContext): string[] {
    let at = index;
    return characters.flatMap((character) => {
      const { pinyin } = this.resolve(character, { simplified, index: at });
      at += character.length;
      return pinyin;
    });
  }
}
