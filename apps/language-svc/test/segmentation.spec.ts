import fc from 'fast-check';
import { Converter } from 'opencc-js/cn2t';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGeneratedFile } from '../src/data-files/generated-files.ts';
import { readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { boundaryOverrides, splitByScript } from '../src/segmentation/divide-text.ts';
import { Segmenter } from '../src/segmentation/segmenter.ts';
import { toTaiwanCharacters } from '../src/segmentation/to-taiwan-characters.ts';

let segmenter: Segmenter;

beforeAll(async () => {
  segmenter = new Segmenter(readDictionary());
});

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

describe('the conversion to the characters of Taiwan', () => {
  it("is OpenCC's, for any sequence of whole and cut phrases", () => {
    const convertWithOpenCC = Converter({ from: 'cn', to: 'tw' });
    const phrases = readGeneratedFile('traditionalPhrases')
      .toString()
      .split('\n')
      .map((line) => line.slice(0, line.indexOf('\t')));
    const part = fc
      .tuple(fc.constantFrom(...phrases), fc.nat(3), fc.nat(3))
      .map(([phrase, start, end]) => phrase.slice(start, phrase.length - end));
    const text = fc.array(fc.oneof(part, fc.constantFrom('，', ' ', '\uf900', '𠮷', 'a', '里面')), { maxLength: 12 });
    fc.assert(
      fc.property(text, (parts) => {
        const joined = parts.join('');
        expect(toTaiwanCharacters(joined)).toBe(convertWithOpenCC(joined));
      }),
      { numRuns: 2_000 },
    );
  });
});
