import { LRUCache } from 'lru-cache';
import type { HeadwordReading } from '../dictionary/headword-reading.ts';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { type PartOfSpeech, partsOfSpeech } from '../segmentation/part-of-speech.ts';
import { reduplicatedBase } from '../segmentation/reduplication.ts';
import type { TextToken } from '../segmentation/segmenter.ts';
import { removeToneMark } from './format-pinyin.ts';
import type { FeatureContext } from './model/reading-features.ts';
import type { ReadingModel } from './model/reading-model.ts';
import { pinyinToZhuyin } from './pinyin-to-zhuyin.ts';
import type { ReadingRule } from './reading-rule.ts';

/**
 * A traditional character that automatic converters often write wrongly (晾幹 instead of 晾乾). For this character a matching rule and the
 * model take precedence over the dictionary, which does not have the reading that they give.
 */
const OFTEN_MISCONVERTED = '幹';

const CHINESE = /\p{Unified_Ideograph}/u;
/** The number of words whose parts of speech are cached, because the segmenter takes long to determine them. */
const CLASSES_MAX = 4_000;

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
 * Chooses the reading of each word of a text: the reading of the first rule that matches, otherwise the one that the trained model finds
 * most probable, otherwise the usual reading in the dictionary.
 */
export class ReadingResolver {
  private readonly dictionary: InMemoryDictionary;
  private readonly partOfSpeechOf: (word: string) => PartOfSpeech;
  private readonly model: ReadingModel | undefined;
  private readonly classes = new LRUCache<string, number>({ max: CLASSES_MAX });
  private readonly rulesByTarget = new Map<string, ReadingRule[]>();

  /**
   * @param rules the reading rules, those with precedence first
   * @param partOfSpeechOf returns the part of speech of a word in simplified characters
   * @param model chooses between readings where no rule matches
   */
  constructor(
    dictionary: InMemoryDictionary,
    rules: readonly ReadingRule[],
    partOfSpeechOf: (word: string) => PartOfSpeech,
    model?: ReadingModel,
  ) {
    this.dictionary = dictionary;
    this.model = model;
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
    if (usual) {
      const { syllables, zhuyin, meaning } = this.findMostProbable(word, entries, target, context) ?? usual;
      return { pinyin: syllables, zhuyin, meaning };
    }
    const [base] = this.dictionary.readingsOf(reduplicatedBase(target, (one) => this.dictionary.has(one)) ?? '');
    const pinyin =
      characters.length === 1 ? [''] : base ? this.reduplicate(base) : this.byCharacter(characters, context);
    return { pinyin, zhuyin: pinyin.map(pinyinToZhuyin), meaning: base?.meaning ?? '' };
  }

  private entriesOf(word: string, target: string): readonly HeadwordReading[] {
    const entries = this.dictionary.readingsOf(word);
    return entries.length > 0 ? entries : this.dictionary.readingsOf(target);
  }

  /**
   * Returns the entry that the model finds most probable in this context; undefined when the model does not know the word. Also undefined for a word
   * without neighbours, which has its usual reading.
   */
  private findMostProbable(
    word: string,
    entries: readonly HeadwordReading[],
    target: string,
    context: WordContext,
  ): HeadwordReading | undefined {
    if (!this.model?.has(target) || !hasNeighbour(target, context)) return undefined;
    const candidates = word === OFTEN_MISCONVERTED ? this.dictionary.readingsOf(target) : entries;
    if (candidates.length < 2) return undefined;
    for (const reading of this.model.rankReadings(target, this.toFeatureContext(target, context))) {
      const entry = candidates.find(({ syllables }) => syllables.join(' ') === reading);
      if (entry) return entry;
    }
    return undefined;
  }

  private toFeatureContext(target: string, { simplified, index, before, after }: WordContext): FeatureContext {
    const end = index + target.length;
    const startBefore = before?.isChinese ? index - before.text.length : index;
    const endAfter = after?.isChinese ? end + after.text.length : end;
    const classOf = (from: number, to: number): number => this.classOf(simplified.slice(from, to));
    return {
      text: simplified,
      start: index,
      end,
      startBefore,
      endAfter,
      classBefore: classOf(startBefore, index),
      classAfter: classOf(end, endAfter),
    };
  }

  /** Returns the part of speech of a neighbouring word as an index of `partsOfSpeech`; the index of `none` for an empty text. */
  private classOf(word: string): number {
    const cached = this.classes.get(word);
    if (cached !== undefined) return cached;
    const partOfSpeech = partsOfSpeech.indexOf(word === '' ? 'none' : this.partOfSpeechOf(word));
    this.classes.set(word, partOfSpeech);
    return partOfSpeech;
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

/** Returns whether a Chinese character stands right before or after the word. */
function hasNeighbour(target: string, { simplified, index }: WordContext): boolean {
  return CHINESE.test(simplified.charAt(index - 1)) || CHINESE.test(simplified.charAt(index + target.length));
}
