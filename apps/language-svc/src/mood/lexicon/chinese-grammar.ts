/** Words that turn a feeling round: 我不高兴, 没有意思. Longer ones first has no meaning here: the longest fitting one is taken. */
export const negations = [
  '不',
  '没',
  '没有',
  '别',
  '不是',
  '不太',
  '不怎么',
  '不够',
  '并不',
  '从不',
  '从来不',
  '一点也不',
  '一点都不',
  '毫不',
  '不再',
  '不会',
  '不能',
  '不要',
  '不用',
  '没那么',
  '不那么',
  '未',
  '无',
  '再也不',
  '从来没',
  '并没有',
];

/** Negations that also soften: 不太好 is milder than 不好. */
export const softNegations = ['不太', '不怎么', '不够', '没那么', '不那么'];

/** Words before a feeling, and how many times stronger they make it: 非常高兴. */
export const degreesBefore: Readonly<Record<string, number>> = {
  很: 1.05,
  真: 1.1,
  真的: 1.1,
  真是: 1.1,
  好: 1.12,
  太: 1.18,
  非常: 1.23,
  特别: 1.2,
  十分: 1.2,
  超: 1.2,
  超级: 1.25,
  最: 1.25,
  极其: 1.25,
  非常非常: 1.35,
  特别特别: 1.35,
  很很: 1.2,
  格外: 1.15,
  多么: 1.15,
  多: 1.05,
  更: 1.07,
  更加: 1.1,
  越来越: 1.07,
  相当: 1.1,
  挺: 1,
  这么: 1.1,
  那么: 1.05,
  有点: 0.6,
  有点儿: 0.6,
  有一点: 0.6,
  有些: 0.6,
  一点: 0.7,
  稍微: 0.5,
  比较: 0.85,
  还算: 0.7,
  还: 0.9,
  几乎: 0.8,
};

/** The same after a feeling: 高兴极了, 累死了. */
export const degreesAfter: Readonly<Record<string, number>> = {
  极了: 1.25,
  死了: 1.2,
  死我了: 1.25,
  得不得了: 1.25,
  不得了: 1.2,
  得要命: 1.25,
  坏了: 1.15,
  透了: 1.2,
  得很: 1.1,
  得厉害: 1.2,
  一点: 0.7,
  一点儿: 0.7,
};

/** What comes after one of these matters more than what came before. */
export const turns = [
  '但是',
  '可是',
  '不过',
  '然而',
  '但',
  '只是',
  '却',
  '后来',
  '最后',
  '幸好',
  '还好',
  '好在',
  '，结果',
  '没想到',
  '谁知',
  '可惜',
];

/** Said of the best or worst there is. Each makes a text more intense, whichever way it feels. */
export const superlatives = [
  '这辈子',
  '一辈子',
  '一生中',
  '有生以来',
  '从来没有这么',
  '从没这么',
  '世界上最',
  '全世界最',
  '永远',
  '极了',
  '太',
  '最',
  '超级',
  '死了',
  '万分',
  '得不得了',
  '从来没有过',
  '疯了',
];

/** Negations that are a small sorrow where they turn no feeling round: 他没来, 我不能去. */
export const unfulfilled = ['没', '没有', '不能', '不会', '并没有', '从来没', '再也不'];

/** 没有他们说的那么精彩 says 不精彩; 从来没有这么高兴 says 这么高兴. Each: what is found, and what it comes to. */
export const comparisons: ReadonlyArray<readonly [found: RegExp, saying: string]> = [
  [/从来?没有?([^，。]{0,10}?)(这么|那么|这样)/g, '$1$2'],
  [/没有?([^，。]{1,12}?)(?:那么|这么|那样)/g, '$1不'],
];
