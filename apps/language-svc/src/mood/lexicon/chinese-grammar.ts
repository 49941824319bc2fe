/** Words that turn a feeling round: 我不高兴, 没有意思. Longer ones first has no meaning here: the longest fitting one is taken. */
export const negations = ['不', '没', '没有', '别', '不是', '不太', '不怎么', '不够', '并不', '从不', '从来不', '一点也不', '一点都不', '毫不', '不再', '不会', '不能', '不要', '不用', '没那么', '不那么', '未', '无', '再也不', '从来没', '并没有'];

/** Negations that also soften: 不太好 is milder than 不好. */
export const softNegations = ['不太', '不怎么', '不够', '没那么', '不那么'];

/** Words before a feeling, and how many times stronger they make it: 非常高兴. */
export const degreesBefore: Readonly<Record<string, number>> = {
  很: 1.1, 真: 1.2, 真的: 1.2, 真是: 1.2, 好: 1.25, 太: 1.35, 非常: 1.45, 特别: 1.4, 十分: 1.4, 超: 1.4, 超级: 1.5, 最: 1.5, 极其: 1.5,
  非常非常: 1.7, 特别特别: 1.7, 很很: 1.4, 格外: 1.3, 多么: 1.3, 多: 1.1, 更: 1.15, 更加: 1.2, 越来越: 1.15, 相当: 1.2, 挺: 1, 这么: 1.2, 那么: 1.1,
  有点: 0.6, 有点儿: 0.6, 有一点: 0.6, 有些: 0.6, 一点: 0.7, 稍微: 0.5, 比较: 0.85, 还算: 0.7, 还: 0.9, 几乎: 0.8,
};

/** The same after a feeling: 高兴极了, 累死了. */
export const degreesAfter: Readonly<Record<string, number>> = {
  极了: 1.5, 死了: 1.4, 死我了: 1.5, 得不得了: 1.5, 不得了: 1.4, 得要命: 1.5, 坏了: 1.3, 透了: 1.4, 得很: 1.2, 一点: 0.7, 一点儿: 0.7,
};

/** What comes after one of these matters more than what came before. */
export const turns = ['但是', '可是', '不过', '然而', '但', '只是', '却', '后来', '最后', '幸好', '还好', '好在', '，结果', '没想到', '谁知', '可惜'];
