import { chineseIntensifiersAfterSentiment, matchChineseModifierAt } from './chinese-modifiers.ts';
import type { EnabledMoodRules } from './mood-rules.ts';
import { PhraseMatcher } from './phrase-matcher.ts';
import {
  NEGATED_NEGATIVE_FACTOR,
  NEGATED_POSITIVE_FACTOR,
  NEGATION_WITHOUT_SENTIMENT_WEIGHT,
  readSentimentLexicon,
  type SentimentMatch,
} from './sentiment-lexicon.ts';

const weights = readSentimentLexicon('mood/chinese/sentiment.tsv');
const lexicon = new PhraseMatcher(weights);

/**
 * The maximum number of characters between a modifier and the sentiment word that it modifies: 没 modifies 高兴 in 没觉得高兴, where two characters
 * are between them.
 */
const REACH = 2;

/** Comparisons are rewritten before the scoring: 没有他们说的那么精彩 (not as splendid) is scored as 不精彩, 从来没有这么高兴 (never so happy) as 这么高兴. */
const COMPARISONS: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  [/从来?没有?([^，。]{0,10}?)(这么|那么|这样)/g, '$1$2'],
  [/没有?([^，。]{1,12}?)(?:那么|这么|那样)/g, '$1不'],
];

/** The combined effect of the modifiers that were found after the last sentiment word; it applies to the next sentiment word. */
interface PendingModifiers {
  factor: number;
  isNegated: boolean;
  isUnfulfilled: boolean;
  /** The index in the clause right after the last modifier. */
  end: number;
}

const NO_MODIFIERS: PendingModifiers = { factor: 1, isNegated: false, isUnfulfilled: false, end: -REACH };

/**
 * Scores the sentiment words and phrases of a clause in order; negations and intensifiers near a word change its weight.
 * @param text Chinese characters, simplified
 */
export function scoreChineseSentiment(text: string, rules: EnabledMoodRules): SentimentMatch[] {
  const clause = rules.has('comparison')
    ? COMPARISONS.reduce((all, [pattern, replacement]) => all.replace(pattern, replacement), text)
    : text;
  const found: SentimentMatch[] = [];
  let pending = NO_MODIFIERS;
  const dropPending = (): void => {
    if (pending.isUnfulfilled && rules.has('unfulfilled'))
      found.push({ weight: NEGATION_WITHOUT_SENTIMENT_WEIGHT, phrase: '', isNegatedPositive: false });
    pending = NO_MODIFIERS;
  };
  for (let index = 0; index < clause.length;) {
    if (index - pending.end > REACH) dropPending();
    const sentiment = lexicon.matchAt(clause, index);
    const modifier = matchChineseModifierAt(clause, index);
    const isSentiment =
      sentiment &&
      sentiment.length >= (modifier?.length ?? 0) &&
      !isIntensifierOfNext(clause, index, sentiment.length, modifier);
    if (isSentiment) {
      const end = index + sentiment.length;
      const after = sentiment.value === 0 ? undefined : chineseIntensifiersAfterSentiment.matchAt(clause, end);
      if (sentiment.value !== 0)
        found.push({
          weight: modify(sentiment.value, pending, rules) * (rules.has('degree') ? (after?.value ?? 1) : 1),
          ...negatedPositive(clause.slice(index, end), sentiment.value, pending, rules),
        });
      pending = NO_MODIFIERS;
      // The index moves past the intensifier too, because 死了 in 累死了 (dead tired) must not be scored as a death.
      index = end + (after?.length ?? 0);
    } else if (modifier) {
      const end = index + modifier.length;
      pending = {
        factor: pending.factor * modifier.factor,
        isNegated: pending.isNegated !== modifier.negates,
        isUnfulfilled: pending.isUnfulfilled || modifier.unfulfilled,
        end,
      };
      index = end;
    } else {
      index += 1;
    }
  }
  dropPending();
  return found;
}

/** Whether a word modifies the sentiment word after it although it is a sentiment word itself: 好 in 好开心. */
function isIntensifierOfNext(
  clause: string,
  index: number,
  length: number,
  modifier: { length: number } | undefined,
): boolean {
  return modifier?.length === length && (lexicon.matchAt(clause, index + length)?.value ?? 0) !== 0;
}

/**
 * Returns the phrase that was found, and whether it is a negated positive phrase. A lexicon entry that consists of a negation and a positive phrase
 * (不开心) is split into these two parts.
 */
function negatedPositive(
  phrase: string,
  weight: number,
  { isNegated }: PendingModifiers,
  rules: EnabledMoodRules,
): Pick<SentimentMatch, 'phrase' | 'isNegatedPositive'> {
  if (!rules.has('negation')) return { phrase, isNegatedPositive: false };
  if (weight > 0) return { phrase, isNegatedPositive: isNegated };
  const modifier = isNegated ? undefined : matchChineseModifierAt(phrase, 0);
  const rest = modifier?.negates ? phrase.slice(modifier.length) : '';
  const isPositive = (weights.get(rest) ?? 0) > 0;
  return { phrase: isPositive ? rest : phrase, isNegatedPositive: isPositive };
}

function modify(weight: number, { factor, isNegated }: PendingModifiers, rules: EnabledMoodRules): number {
  const intensified = rules.has('degree') ? weight * factor : weight;
  if (!isNegated || !rules.has('negation')) return intensified;
  return intensified * (weight > 0 ? NEGATED_POSITIVE_FACTOR : NEGATED_NEGATIVE_FACTOR);
}
