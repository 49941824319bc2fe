import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildDictionaryFromFiles } from '../eval/dictionary/build-dictionary-from-files.ts';
import { boundaryOverrides } from '../src/segmentation/boundary-overrides.ts';
import { Segmenter } from '../src/segmentation/segmenter.ts';
import { splitByScript } from '../src/segmentation/split-by-script.ts';

let segmenter: Segmenter;

beforeAll(async () => {
  segmenter = new Segmenter(await buildDictionaryFromFiles());
}, 60_000);

const divided = (text: string): string =>
  segmenter
    .segment(text)
    .map((word) => word.text)
    .join(' ');

describe('the words of a text', () => {
  it.each([
    '我 把 书 还给 图书馆 了 。',
    '弟弟 高高兴兴 地 跑 进来 了',
    '我 学会 了 骑 自行车',
    '他 长 得 很 快',
    '小明 和 王小红 是 朋友',
    '我们 班 有 四十五 个 同学',
  ])('%s', (words) => {
    expect(divided(words.replaceAll(' ', ''))).toBe(words);
  });

  it.each(boundaryOverrides.map(({ example }) => example))('%s', (example) => {
    expect(divided(example.replaceAll(' ', ''))).toBe(example);
  });

  it('are the same in either script', () => {
    expect(divided('我們在圖書館裡看書')).toBe('我們 在 圖書館 裡 看書');
    expect(divided('我们在图书馆里看书')).toBe('我们 在 图书馆 里 看书');
  });

  it('do not depend on the windows in which a long span is segmented', () => {
    const sentence = ['今天', '我', '和', '妈妈', '去', '动物园'];
    const words = segmenter.segment(sentence.join('').repeat(300)).map((word) => word.text);
    expect(words).toEqual(Array.from({ length: 300 }, () => sentence).flat());
  });

  it('are, joined, the text, for any text', () => {
    const chinese = fc.constantFrom(
      '我',
      '们',
      '長',
      '大',
      '了',
      '𠮷',
      '〇',
      '，',
      '\n',
      'ㄅ',
      '👨‍👩‍👧',
      '\ud800',
      'a',
      '3',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(chinese, { maxLength: 60 }).map((parts) => parts.join('')),
        ),
        (text) => {
          expect(
            segmenter
              .segment(text)
              .map((word) => word.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('script spans', () => {
  it('keep graphemes, words and numbers whole', () => {
    expect(
      [...splitByScript("有3.5个apple，don't!!!  👨‍👩‍👧❤️👍🏽\n𠮷〇")].map(({ text, isChinese }) =>
        isChinese ? `[${text}]` : text,
      ),
    ).toEqual(['[有]', '3.5', '[个]', 'apple', '，', "don't", '!!!', '  ', '👨‍👩‍👧', '❤️', '👍🏽', '\n', '[𠮷〇]']);
  });
});
