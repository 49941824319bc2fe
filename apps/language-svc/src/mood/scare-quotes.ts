import { allMoodRules, type EnabledMoodRules } from './mood-rules.ts';
import { scoreChineseSentiment } from './score-chinese-sentiment.ts';
import { scoreEnglishSentiment } from './score-english-sentiment.ts';
import { sum } from './sum.ts';

/**
 * Praise in quotation marks after words such as 真是 or "what a". Quotes after other words, for example after a verb of saying or writing
 * (老师写了“很好”), are what a person said.
 */
const CHINESE_QUOTES =
  /(?<=真是?|可真|又是|多么|实在|简直|好一个|所谓的?)(?:太|个|一个)?["“「『](?<praise>\p{Unified_Ideograph}{1,6})[!！。]?["”」』]/gu;
const ENGLISH_QUOTES =
  /(?<=\b(?:so|such an?|really|very|just|how|what an?|oh|that was|another|an?|the|this|my|his|her|their|your|our|real)[ ,]{1,3})["“'‘](?<praise>[a-z]+)[!.]?["”'’]/giu;

/**
 * Replaces praise in scare quotes (真是“太好了”, a "wonderful" day) by a word of the opposite sentiment.
 * @param simplified the text in simplified characters
 */
export function replaceScareQuotes(simplified: string, rules: EnabledMoodRules = allMoodRules): string {
  if (!rules.has('scare_quotes')) return simplified;
  return simplified
    .replace(CHINESE_QUOTES, (quoted, praise: string) =>
      isPraise(scoreChineseSentiment(praise, rules)) ? '糟糕' : quoted,
    )
    .replace(ENGLISH_QUOTES, (quoted, praise: string) =>
      isPraise(scoreEnglishSentiment(praise, rules)) ? 'awful' : quoted,
    );
}

const isPraise = (matches: ReadonlyArray<{ weight: number }>): boolean => sum(matches.map(({ weight }) => weight)) > 0;
