/** What is done with the words of the lists, each with an example; `npm run eval` shows what the mood of texts would be without it. */
export const moodRules = {
  negation: '我不高兴 · I was not at all happy: turned round, and weaker',
  unfulfilled: '他一直没来 · he never answered: what did not happen, was not allowed or could not be is a small sorrow',
  comparison: '没有他们说的那么精彩: not as splendid is not splendid, and 从来没有这么高兴 is very happy',
  happenings:
    '自行车被人偷了 · everyone had a partner except me: what happens to people tells how they feel, though they do not say it',
  degree: '非常高兴 · a bit sad: stronger or weaker by the word beside it',
  turn: '公园很美，但是我很难过 · I was scared but it was fun: what follows the turn counts more',
  concession: '虽然下雨，我们玩得很开心 · although it rained, we had fun: what is granted counts less',
  faces: '今天在家 😢 · an emoji is a feeling like a word',
  shouts: '放假啦！！ · we won!!!: an exclamation mark makes it more, whichever way it feels',
  superlatives: '这辈子最糟糕的一天 · the best day of my life: the most there is',
} as const;

export type MoodRule = keyof typeof moodRules;

/** The rules in use: all of them, but for the eval that takes one out at a time. */
export type Rules = ReadonlySet<MoodRule>;
export const allRules: Rules = new Set(Object.keys(moodRules) as MoodRule[]);
