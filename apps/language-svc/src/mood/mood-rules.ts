/**
 * The rules of sentiment scoring, by name, with examples. `npm run eval -- mood --rules` measures what each rule contributes to the
 * accuracy.
 */
export const moodRules = {
  negation: '我不高兴 · I was not at all happy: the opposite sign, and weaker',
  unfulfilled:
    '他一直没来 · he never answered: something that did not happen, was not allowed or not possible is slightly negative',
  comparison: '没有他们说的那么精彩: not as splendid is not splendid; 从来没有这么高兴 is very happy',
  events:
    '自行车被人偷了 · everyone had a partner except me: events say how somebody feels without a word of sentiment',
  degree: '非常高兴 · a bit sad: stronger or weaker by the word beside it',
  contrast: '公园很美，但是我很难过 · I was scared but it was fun: what follows the marker counts more',
  concession: '虽然下雨，我们玩得很开心 · although it rained, we had fun: the clause with the marker counts less',
  emoji: '今天在家 😢 · an emoji has a weight like a word',
  exclamation: '放假啦！！ · we won!!!: an exclamation mark makes a text more intense, whichever its sentiment',
  scare_quotes: '真是“太好了” · what a "wonderful" start: praise in quotation marks after such words is none',
  superlatives: '这辈子最糟糕的一天 · the best day of my life: more intense, whichever its sentiment',
} as const;

export type MoodRuleName = keyof typeof moodRules;

/** The mood rules that are applied. Always all rules, except in the evaluation, which leaves out one rule at a time. */
export type EnabledMoodRules = ReadonlySet<MoodRuleName>;
export const allMoodRules: EnabledMoodRules = new Set(Object.keys(moodRules) as MoodRuleName[]);
