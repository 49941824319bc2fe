import { hasChinese, maskJapaneseAndKorean } from '@memory/text';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAnnotator } from '../eval/readings/labelled-sentences.ts';
import { createTextAnnotator, type TextAnnotator } from '../src/annotate/annotator.ts';
import { findSplitVerb } from '../src/annotate/split-verbs.ts';
import { type InMemoryDictionary, readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { pinyinToZhuyin } from '../src/readings/pinyin-to-zhuyin.ts';
import { compileReadingRule, type ReadingRule } from '../src/readings/reading-rule.ts';
import { readingRules } from '../src/readings/reading-rules.ts';
import { Segmenter } from '../src/segmentation/segmenter.ts';
import { toSimplified } from '../src/segmentation/to-simplified.ts';

let words: InMemoryDictionary;
let segmenter: Segmenter;
let annotator: TextAnnotator;

beforeAll(async () => {
  words = readDictionary();
  segmenter = new Segmenter(words);
  annotator = createAnnotator(words, segmenter);
});

const read = (text: string): string =>
  annotator
    .annotate(text)
    .flatMap(({ text: word, pinyin, isChinese }) => (isChinese ? pinyin : [word]))
    .join(' ');

describe('the annotation of a text', () => {
  it.each([
    ['猫捉着老鼠了', 'māo zhuō zháo lǎo shǔ le'],
    ['弟弟买着票了', 'dì di mǎi zháo piào le'],
    ['小猫抓着老鼠跑了', 'xiǎo māo zhuā zhe lǎo shǔ pǎo le'],
    ['我们一直找着那把钥匙', 'wǒ men yī zhí zhǎo zhe nà bǎ yào shi'],
    ['他在比赛中得了冠军', 'tā zài bǐ sài zhōng dé le guàn jūn'],
    ['他在抽奖中中了大奖', 'tā zài chōu jiǎng zhōng zhòng le dà jiǎng'],
    ['请在第一行写名字', 'qǐng zài dì yī háng xiě míng zi'],
    ['看完第三条就走', 'kàn wán dì sān tiáo jiù zǒu'],
  ])('reads %s as %s', (text, pinyin) => {
    expect(read(text)).toBe(pinyin);
  });

  it.each([
    ['他长得很快', 'tā zhǎng de hěn kuài'],
    ['头发很长', 'tóu fa hěn cháng'],
    ['还我书', 'huán wǒ shū'],
    ['冒顿单于和会稽的伍员', 'mò dú chán yú hé kuài jī de wǔ yún'],
    ['種師道、司马相如和岑参', 'chóng shī dào 、 sī mǎ xiàng rú hé cén shēn'],
    ['宫商角徵羽，徵羽', 'gōng shāng jué zhǐ yǔ ， zhǐ yǔ'],
    ['羽扇纶巾，浩浩汤汤', 'yǔ shàn guān jīn ， hào hào shāng shāng'],
    ['才美不外见', 'cái měi bù wài xiàn'],
    ['三石米，三块石头', 'sān dàn mǐ ， sān kuài shí tou'],
    ['踢了一场球，下了一场雨', 'tī le yī chǎng qiú ， xià le yī cháng yǔ'],
    ['他姓种，种小麦', 'tā xìng chóng ， zhòng xiǎo mài'],
    ['还有', 'hái yǒu'],
    ['銀行', 'yín háng'],
    ['她睡着了', 'tā shuì zháo le'],
    ['我看著你', 'wǒ kàn zhe nǐ'],
    ['單老師教我們數學', 'shàn lǎo shī jiāo wǒ men shù xué'],
    ['一样', 'yī yàng'],
    ['花儿', 'huā r'],
    ['绿色的女儿', 'lǜ sè de nǚ ér'],
    ['北京', 'běi jīng'],
    ['漂漂亮亮', 'piào piào liàng liàng'],
    ['爸爸妈妈', 'bà ba mā ma'],
    ['揹著書包看著書', 'bēi zhe shū bāo kàn zhe shū'],
    ['名著', 'míng zhù'],
    ['衣服晾幹了，我去幹活', 'yī fu liàng gān le ， wǒ qù gàn huó'],
  ])('%s: %s', (text, pinyin) => {
    expect(read(text)).toBe(pinyin);
  });

  it('has words with readings and meanings, and segments that are not Chinese', () => {
    expect(annotator.annotate('我爱 花儿!')).toEqual([
      { text: '我', pinyin: ['wǒ'], zhuyin: ['ㄨㄛˇ'], meaning: expect.stringContaining('I'), isChinese: true },
      { text: '爱', pinyin: ['ài'], zhuyin: ['ㄞˋ'], meaning: expect.stringContaining('love'), isChinese: true },
      { text: ' ', pinyin: [], zhuyin: [], meaning: '', isChinese: false },
      { text: '花儿', pinyin: ['huā', 'r'], zhuyin: ['ㄏㄨㄚ', 'ㄦ'], meaning: expect.any(String), isChinese: true },
      { text: '!', pinyin: [], zhuyin: [], meaning: '', isChinese: false },
    ]);
  });

  it('has no readings for Japanese and Korean, and those of the Chinese sentence beside them', () => {
    const text = '今日は学校で勉強した。我去学校。나는 學校에 간다';
    const segments = annotator.annotate(text);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.filter(({ isChinese }) => isChinese).map((segment) => segment.text)).toEqual(['我', '去', '学校']);
    expect(segments.filter(({ isChinese }) => !isChinese).every(({ pinyin }) => pinyin.length === 0)).toBe(true);
    expect(read('我喝鮮の每日')).toBe('wǒ hē xiān の měi rì');
  });

  it('has the meaning of the reading in this context', () => {
    const [, must] = annotator.annotate('我得走了');
    expect(must).toMatchObject({ pinyin: ['děi'], meaning: expect.stringContaining('must') });
  });
});

describe('every rule', () => {
  const examples = readingRules.map((rule) => [rule.name, rule] as const);

  it.each(examples)('%s', (_, rule) => {
    const reading = rule.reading.join(' ');
    for (const candidate of [annotator, createAnnotator(words, segmenter, [rule])])
      expect(targetReadings(candidate, rule)).toContain(reading);
  });

  const targetReadings = (candidate: TextAnnotator, { example, target }: ReadingRule): string[] => {
    const readings = candidate
      .annotate(example)
      .flatMap(({ text, pinyin, isChinese }) => (isChinese ? pinyin : Array.from(text)));
    return Array.from(toSimplified(example).matchAll(new RegExp(target, 'g')), ({ index }) =>
      readings.slice(index, index + target.length).join(' '),
    );
  };

  it('with the name of an unknown pattern set is rejected', () => {
    const rule = { target: '还', before: '', after: '书', reading: 'huan2', example: '我还书' };
    expect(() => compileReadingRule({ ...rule, before: '{who}' }, new Map())).toThrow(/no pattern set \{who\}.*还/);
    expect(compileReadingRule(rule, new Map()).target).toBe('还');
  });
});

describe('the annotation of any text', () => {
  const pieces = fc.constantFrom(
    '我',
    '长',
    '長',
    '得',
    '了',
    '着',
    '著',
    '还',
    '行',
    '数',
    '地',
    '儿',
    '𠮷',
    '〇',
    '𰻝',
    '，',
    '。',
    '\n',
    'ㄅ',
    '👨‍👩‍👧',
    '\ud800',
    '<b>',
    'a',
    '3',
    ' ',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  );

  it('has segments that, joined, are the text, with a reading for each character', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const segments = annotator.annotate(text);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        const masked = maskJapaneseAndKorean(text);
        let start = 0;
        for (const segment of segments) {
          const characters = segment.isChinese ? Array.from(segment.text).length : 0;
          expect(segment.pinyin).toHaveLength(characters);
          expect(segment.zhuyin).toEqual(segment.pinyin.map((syllable) => pinyinToZhuyin(syllable)));
          expect(hasChinese(masked.slice(start, (start += segment.text.length)))).toBe(segment.isChinese);
        }
      }),
    );
  });

  const chinese = texts.filter(
    (text) => maskJapaneseAndKorean(text) === text && !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(text),
  );

  it('is that of its parts when the text is split at a full stop', () => {
    fc.assert(
      // Japanese and Korean are found by the sentences beside them, too.
      fc.property(chinese, chinese, (one, other) => {
        expect(annotator.annotate(`${one}\n。\n${other}`)).toEqual([
          ...annotator.annotate(`${one}\n`),
          ...annotator.annotate('。'),
          ...annotator.annotate(`\n${other}`),
        ]);
      }),
    );
  });
});

describe('the headword of a word in another form', () => {
  let whole: TextAnnotator;
  beforeAll(() => {
    whole = createTextAnnotator(words, segmenter);
  });
  const headwords = (text: string): string[] =>
    whole
      .annotate(text)
      .flatMap((segment) => (segment.headword ? `${segment.text}=${segment.headword.simplified}` : []));

  it.each([
    ['我们见了面。', '见=见面 面=见面'],
    ['我們見過一次面。', '見=见面 面=见面'],
    ['我睡了一觉。', '睡=睡觉 觉=睡觉'],
    ['不要生他的气。', '生=生气 气=生气'],
    ['生妈妈的气', '生=生气 气=生气'],
    ['他帮了我一个大忙', '帮=帮忙 忙=帮忙'],
    ['我们聊聊天吧', '聊=聊天'],
    ['去散散步', '散=散步'],
    ['他点了点头', '点=点头'],
    ['大家高高兴兴地回家', '高高兴兴=高兴'],
    ['見了面，睡了覺', '見=见面 面=见面 睡=睡觉 覺=睡觉'],
  ])('%s: %s', (text, expected) => {
    expect(headwords(text).join(' ')).toBe(expected);
    const segments = whole.annotate(text).map((segment) => segment.text);
    expect(segments).toEqual(segmenter.segment(text).map((token) => token.text));
  });

  it.each([
    '我们见面了。',
    '我见了老师，吃了面。',
    '他帮了我。',
    '见了，面包',
    '爸爸妈妈',
    '帮他忙着做饭',
    '生了一个女儿，很生气',
  ])('is absent in %s', (text) => {
    expect(headwords(text)).toEqual([]);
  });

  it('comes with the reading and the meaning of the dictionary, in both scripts', () => {
    const [, met] = whole.annotate('我们见了面');
    expect(met?.headword).toEqual({
      simplified: '见面',
      traditional: '見面',
      pinyin: ['jiàn', 'miàn'],
      zhuyin: ['ㄐㄧㄢˋ', 'ㄇㄧㄢˋ'],
      meaning: expect.stringContaining('meet'),
    });
  });

  it('is found in a number of steps that grows with the text only', () => {
    let looks = 0;
    const countLooks = (count: number): number => {
      const texts = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? '见' : '了'));
      looks = 0;
      for (let index = 0; index < count; index += 1)
        findSplitVerb((at) => {
          looks += 1;
          const text = texts[at];
          return text === undefined ? undefined : { text, isChinese: true, partOfSpeech: () => 'verb' };
        }, index);
      return looks;
    };
    expect(countLooks(2_000)).toBeLessThan(2.1 * countLooks(1_000));
  });
});
