import type { TrainingExample } from './train-phrase-model.ts';

/** Words of joy and sorrow, and sentences that say nothing else. */
interface PlainSentences {
  joys: readonly string[];
  sorrows: readonly string[];
  negations: readonly string[];
  intensifiers: readonly string[];
  /** Sentences with F for a word of joy or sorrow, together with a negation or an intensifier before it. */
  frames: readonly string[];
  separator: string;
}

const NEGATIVE = 1;
const POSITIVE = 3;

/**
 * test/negated-joy.spec.ts measures what is learned from these on other words of joy: none of the `joys` of its phrasings may be here. Some
 * of its negations are, and a few words of its single sentences (愉快, 满意, 好玩, 精彩, fun).
 */
const languages: readonly PlainSentences[] = [
  {
    joys: '愉快 满意 舒服 得意 轻松 欣慰 感动 满足 安心 放心 惊喜 享受 期待 有趣 好玩 顺利 精彩 舒畅 欢乐 踏实'.split(
      ' ',
    ),
    sorrows:
      '难过 伤心 生气 害怕 孤独 失望 无聊 郁闷 烦恼 委屈 紧张 痛苦 沮丧 难受 寂寞 后悔 担心 着急 尴尬 内疚'.split(' '),
    negations: '没 不大 不够 并没有 不再 不曾 不算 从没 谈不上 没觉得 不怎么 不是'.split(' '),
    intensifiers: ['', '很', '', '非常', '', '真', '', '有点'],
    frames: ['F', '我F', '我们F。', '昨天我F。', '昨天F', '弟弟F。', '这个周末F', '她看起来F。', '上课的时候我F。'],
    separator: '',
  },
  {
    joys: 'pleased content merry confident comfortable enthusiastic optimistic lucky jolly eager calm cosy encouraged fortunate inspired keen pleasant fun wonderful'.split(
      ' ',
    ),
    sorrows:
      'sad lonely upset angry afraid worried bored disappointed ashamed nervous miserable jealous scared gloomy guilty embarrassed frustrated hurt homesick'.split(
        ' ',
      ),
    negations: ['not', 'not too', 'not at all', 'never', 'hardly', 'no longer', 'far from', 'anything but'],
    intensifiers: ['', 'very', '', 'so', '', 'really', '', 'quite'],
    frames: [
      'F',
      'I felt F.',
      'I am F.',
      'He was F.',
      'They were F yesterday',
      'My mum seemed F.',
      'It was F.',
      'I feel F now',
    ],
    separator: ' ',
  },
];

/**
 * Returns plain sentences for the training of the network, in simplified characters: joys, negated joys and sorrows. The labelled texts
 * are stories and contrasts, from which alone it learns that a sentence as short as "I was glad." is as often negative.
 */
export function plainSentences(): TrainingExample[] {
  return languages.flatMap(({ joys, sorrows, negations, intensifiers, frames, separator }) => {
    const fill = (frame: string, before: string, word: string): string =>
      frame.replace('F', before === '' ? word : `${before}${separator}${word}`);
    const plain = (words: readonly string[], mood: number): TrainingExample[] =>
      words.flatMap((word, index) =>
        frames
          .filter((_, other) => (index + other) % 2 === 0)
          .map((frame, other) => ({
            text: fill(frame, intensifiers[(index + other) % intensifiers.length]!, word),
            mood,
          })),
      );
    return [
      ...plain(joys, POSITIVE),
      ...plain(sorrows, NEGATIVE),
      ...negations.flatMap((negation, index) =>
        frames.map((frame, other) => ({
          text: fill(frame, negation, joys[(index * frames.length + other) % joys.length]!),
          mood: NEGATIVE,
        })),
      ),
    ];
  });
}
