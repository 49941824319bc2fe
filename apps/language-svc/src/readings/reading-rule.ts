import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';
import { type PinyinPart, parseNumberedPinyin } from './parse-numbered-pinyin.ts';

/** Where a rule's target stands in a text. */
export interface ReadingRuleContext {
  /** The whole text, in simplified characters. */
  text: string;
  /** Where the target begins, in UTF-16 units. */
  index: number;
  /** The parts of speech of the words right before and after the target; functions, because few rules need them. */
  partOfSpeechBefore(): PartOfSpeech;
  partOfSpeechAfter(): PartOfSpeech;
}

/** A rule that gives a word another reading than its usual one in some contexts. */
export interface ReadingRule {
  /** For tests and `npm run eval`. */
  name: string;
  /** The word, in simplified characters; it must be a whole word of the text. */
  target: string;
  reading: PinyinPart[];
  /** A sentence that the rule applies to. */
  example: string;
  matches(context: ReadingRuleContext): boolean;
}

/** A rule as data/readings/reading-rules.tsv has it. */
export interface ReadingRuleSource {
  target: string;
  /** Regular expressions for the text right before and after the target; `{name}` stands for one of the pattern sets. */
  before: string;
  after: string;
  /** The parts of speech that the neighbouring words may have; undefined for any. */
  class_before?: readonly PartOfSpeech[] | undefined;
  class_after?: readonly PartOfSpeech[] | undefined;
  /** Numbered pinyin. */
  reading: string;
  example: string;
}

/**
 * Compiles a rule.
 * @param patternSets regular expressions by the name that rules use in braces
 * @throws SyntaxError for a name that is none of the pattern sets
 */
export function compileReadingRule(source: ReadingRuleSource, patternSets: ReadonlyMap<string, string>): ReadingRule {
  const { target, before, after, class_before, class_after, reading, example } = source;
  const name = `${before}【${target}】${after} ${reading} ${example}`;
  const expand = (pattern: string): string =>
    pattern.replace(/\{([^\d{}][^{}]*)\}/g, (_, set: string) => {
      const expanded = patternSets.get(set);
      if (expanded === undefined) throw new SyntaxError(`There is no pattern set {${set}}, in: ${name}`);
      return `(?:${expanded})`;
    });
  const pattern = new RegExp(`(?<=${expand(before)})${target}(?=${expand(after)})`, 'uy');
  return {
    name,
    target,
    reading: parseNumberedPinyin(reading),
    example,
    matches(context) {
      pattern.lastIndex = context.index;
      return (
        pattern.test(context.text) &&
        (!class_before || class_before.includes(context.partOfSpeechBefore())) &&
        (!class_after || class_after.includes(context.partOfSpeechAfter()))
      );
    },
  };
}
