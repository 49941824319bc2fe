export type WordClass = (typeof wordClasses)[number];

/** `action` is what is both a noun and a verb (比赛 学习); `none` is no word: a sign, or where a text begins or ends. */
export const wordClasses = [
  'noun',
  'pronoun',
  'time',
  'number',
  'measure',
  'verb',
  'action',
  'adjective',
  'adverb',
  'preposition',
  'other',
  'none',
] as const;

/** By the first letter of the part of speech in jieba's word list. */
const BY_LETTER: Readonly<Record<string, WordClass>> = {
  n: 'noun',
  s: 'noun',
  j: 'noun',
  r: 'pronoun',
  t: 'time',
  m: 'number',
  q: 'measure',
  v: 'verb',
  a: 'adjective',
  z: 'adjective',
  d: 'adverb',
  p: 'preposition',
};

/** Where that list, made from newspapers, says otherwise than a child's journal. */
const CORRECTED: Partial<Record<WordClass, string>> = {
  adjective:
    '热 辣 咸 酸 香 紫 蓝 美 暗 晚 多 圆 方 静 麻 乱 直 富 干 闷 高兴 开心 伤心 难过 生气 兴奋 难受 得意 委屈 可爱 热情 困难 结实 安静 整齐',
  verb: '主演 飞 画 学 记 气 照 淋 活 过 布置 等 扛 穿 刷 踩 种 用 扇 数 写字 换 量',
  noun: '身高 花 车 包 家 站',
};
const corrected = new Map(
  Object.entries(CORRECTED).flatMap(([wordClass, words]) =>
    words.split(' ').map((word) => [word, wordClass as WordClass] as const),
  ),
);

/**
 * @param tag the part of speech that jieba gives the word, or the last of its parts; empty for words that only the dictionary has
 * @param meaning the first of the dictionary's: a verb's begins with 'to '
 */
export function wordClass(word: string, tag: string, meaning: string): WordClass {
  const known = corrected.get(word);
  if (known) return known;
  const isVerb = meaning.startsWith('to ');
  if (tag === '') return isVerb ? 'verb' : 'noun';
  if (tag === 'vn' || tag === 'an' || (isVerb && tag.startsWith('n'))) return 'action';
  return BY_LETTER[tag.charAt(0)] ?? 'other';
}
