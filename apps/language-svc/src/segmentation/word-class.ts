export type WordClass = (typeof wordClasses)[number];

/** `action` is what is both a noun and a verb (比赛 学习); `none` is no word: a sign, or where a text begins or ends. */
export const wordClasses = ['noun', 'pronoun', 'time', 'number', 'measure', 'verb', 'action', 'adjective', 'adverb', 'preposition', 'other', 'none'] as const;

/** By the first letter of the part of speech in jieba's word list. */
const BY_LETTER: Readonly<Record<string, WordClass>> = {
  n: 'noun', s: 'noun', j: 'noun', r: 'pronoun', t: 'time', m: 'number', q: 'measure', v: 'verb', a: 'adjective', z: 'adjective', d: 'adverb', p: 'preposition',
};

/** Where that list, made from newspapers, says otherwise than a child's journal. */
const CORRECTED: Partial<Record<WordClass, string>> = {
  adjective: '热 辣 咸 酸 香 紫 蓝 美 暗 晚 多 圆 方 静 麻 乱 直 富 笨 干 闷 高兴 开心 伤心 难过 生气 吃惊 兴奋 难受 得意 委屈 可爱 热情 困难 结实 安静 整齐 认真 仔细 努力 热闹 耐心',
  verb: '主演 飞 画 学 记 气 照 淋 活 过 布置 等 喝 扛 穿 刷 踩 种 用 起床 扎 扇 钉 数 系 写字 换 扶 摘 跟 替 靠 让 把 给 带 往 朝 比 抄 搭 养 卖 剪 挖 补 量 排 改 修',
  noun: '身高 花 车 门 包 家 小狗 乌龟 床 班 站 蛋 柴',
};
const corrected = new Map(Object.entries(CORRECTED).flatMap(([wordClass, words]) => words.split(' ').map((word) => [word, wordClass as WordClass] as const)));

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
