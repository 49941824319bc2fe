import type { HeadwordReading } from '../dictionary/headword-reading.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';
import { reduplicatedBase } from '../segmentation/reduplication.ts';
import type { TextToken } from '../segmentation/segmenter.ts';
import { removeToneMark } from './format-pinyin.ts';
import { pinyinToZhuyin } from './pinyin-to-zhuyin.ts';
import type { ReadingRule } from './reading-rule.ts';

/**
 * A traditional character that automatic converters often write wrongly (晾幹 instead of 晾乾). For this character a matching rule takes
 * precedence over the dictionary, which does not have the reading that the rule gives.
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

/** The position of a word in a text, and the tokens before and after the word. */
export interface WordContext {
  /** The whole text in simplified characters. It has the length of the original text, so indexes are the same in both. */
  simplified: string;
  /** The index in the text at which the word begins, in UTF-16 units. */
  index: number;
  /** The tokens right before and after the word. */
  before?: TextToken | undefined;
  after?: TextToken | undefined;
}

/**
 * Chooses the reading of each word of a text: the reading of the first rule that matches, otherwise the usual reading in the dictionary.
 */
export class ReadingResolver {
  private readonly dictionary: InMemoryDictionary;
  private readonly partOfSpeechOf: (word: string) => PartOfSpeech;
  private readonly rulesByTarget = new Map<string, ReadingRule[]>();

  /**
   * @param rules the reading rules, those with precedence first
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

  /**
   * Returns the reading of a word at its place in a text.
   * @param word a Chinese word in either script
   */
  resolve(word: string, context: WordContext): ResolvedReading {
    const characters = Array.from(word);
    const target = context.simplified.slice(context.index, context.index + word.length);
    const entries = this.entriesOf(word, target).filter((entry) => entry.syllables.length === characters.length);
    const byRule = this.applyRules(target, context);
    const [usual] = entries;
    if (byRule) {
      const matching = entries.find((entry) => entry.hasSyllables(byRule));
      // Rules are written for simplified characters. A traditional character can lack readings of its simplified form (揹 has only one of
      // the readings of 背), so a rule is ignored when the dictionary does not have its reading for this character.
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
    return entries.length > 0 ? entries : this.dictionary.readingsOf(target);
  }

  /** Returns the syllables that the first matching rule gives; undefined when no rule matches. */
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
    return rule?.reading;
  }

  /**
   * Returns the syllables of a reduplicated word: each syllable of the simple word twice, never in the neutral tone: 漂亮 piào liang gives
   * 漂漂亮亮 piào piào liàng liàng.
   */
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
