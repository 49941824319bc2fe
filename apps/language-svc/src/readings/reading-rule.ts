import type { PartOfSpeech } from '../segmentation/part-of-speech.ts';
import { formatPinyin } from './format-pinyin.ts';
import { parseNumberedPinyin } from './parse-numbered-pinyin.ts';
import { compilePatternInContext } from './pattern-sets.ts';

/** The position of a rule's target word in a text, with the parts of speech of the words around it. */
export interface ReadingRuleContext {
  /** The whole text, in simplified characters. */
  text: string;
  /** The index in the text at which the target begins, in UTF-16 units. */
  index: number;
  /** The parts of speech of the words right before and after the target; functions, because few rules need them. */
  partOfSpeechBefore(): PartOfSpeech;
  partOfSpeechAfter(): PartOfSpeech;
}

/** A rule that gives a word another reading than its usual one where the context matches. */
export interface ReadingRule {
  /** The name by which tests and `npm run eval` print the rule. */
  name: string;
  /**
   * The word whose reading the rule decides, in simplified characters. The rule applies only where the segmenter finds exactly this word.
   */
  target: string;
  /** The pinyin syllables with tone marks, one for each character of the target. */
  reading: string[];
  /** A sentence to which the rule applies; the tests check that it does. */
  example: string;
  matches(context: ReadingRuleContext): boolean;
}

/** A rule as a line of data/readings/reading-rules.tsv contains it. */
export interface ReadingRuleSource {
  target: string;
  /**
   * Regular expressions for the text right before and right after the target. `{name}` in them stands for a pattern set of data/readings.
   */
  before: string;
  after: string;
  /** The parts of speech that the neighbouring words may have; undefined when they may have any. */
  class_before?: readonly PartOfSpeech[] | undefined;
  class_after?: readonly PartOfSpeech[] | undefined;
  /** The reading that the rule gives to the target, in numbered pinyin. */
  reading: string;
  example: string;
}

/**
 * Compiles a rule.
 * @param patternSets the regular expressions that rules include by writing their names in braces
 * @throws SyntaxError when the rule contains a name in braces that no pattern set has
 */
export function compileReadingRule(source: ReadingRuleSource, patternSets: ReadonlyMap<string, string>): ReadingRule {
  const { target, before, after, class_before, class_after, reading, example } = source;
  const name = `${before}【${target}】${after} ${reading} ${example}`;
  const pattern = compilePatternInContext(source, patternSets);
  return {
    name,
    target,
    reading: formatPinyin(parseNumberedPinyin(reading)).split(' '),
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
