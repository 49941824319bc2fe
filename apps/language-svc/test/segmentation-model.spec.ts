import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countWords } from '../eval/segmentation/count-words.ts';
import {
  foldOf,
  readSegmentedSentences,
  type SegmentedSentence,
  trainingFiles,
} from '../eval/segmentation/segmented-sentences.ts';
import { trainPathWeights } from '../eval/segmentation/train-path-weights.ts';
import { createSegmenter, trainSegmenter } from '../eval/segmentation/train-segmenter.ts';
import { decimalColumn, textColumn } from '../src/data-files/columns.ts';
import { readGeneratedFile } from '../src/data-files/generated-files.ts';
import { readDataFile } from '../src/data-files/read-data-file.ts';
import { type InMemoryDictionary, readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { FeatureWeights } from '../src/segmentation/feature-weights.ts';
import { pathFeatureKinds } from '../src/segmentation/path-features.ts';
import {
  hashPathFeature,
  PATH_WEIGHT_SCALE,
  PATH_WEIGHTS_FILE,
  readSegmentationModel,
} from '../src/segmentation/segmentation-model.ts';
import { Segmenter } from '../src/segmentation/segmenter.ts';
import { WordLexicon } from '../src/segmentation/word-lexicon.ts';

let dictionary: InMemoryDictionary;
let lexicon: WordLexicon;
let segmenter: Segmenter;

beforeAll(() => {
  dictionary = readDictionary();
  lexicon = new WordLexicon(readGeneratedFile('segmenterWords'));
  segmenter = new Segmenter(dictionary);
});

const isWord = (word: string): boolean => dictionary.has(word);
const divide = (words: string, by = segmenter): string =>
  by
    .segment(words.replaceAll(' ', ''))
    .map((word) => word.text)
    .join(' ');
const sentenceOf = (line: string): SegmentedSentence => {
  const words = line.split(' ');
  return { text: words.join(''), words, important: words.map(() => false), wrongWords: [] };
};

describe('a string that is a word in some sentences', () => {
  it.each([
    '学生 会 来 帮忙',
    '写 了 五 行 字',
    '五行 是 金 木 水 火 土',
    '一 根 冰棍 三 角 钱',
    '昨天 的 大会 长达 三 个 小时',
    '校长 大声 说话',
    '大学 生活 很 有趣',
    '她 是 大学生',
    '学生会 在 开会',
    '等 爸爸 回来 才 能 吃饭',
    '她 有 写作 的 才能',
    '学校 将 来 一 位 外教',
    '将来 我 想 当 歌手',
    '别 把 手 放 在 嘴里',
    '门 的 把手 很 凉',
    '昨天 天气 很 好',
    '我 天天 喝 牛奶',
    '他 从小 学 画画',
    '从 小学 开始 学 英语',
    '奶奶 还 给 我 缝 了 书包',
    '我 把 伞 还给 同学',
    '弟弟 一 起床 就 喝 水',
    '我们 一起 跑步',
    '妈妈 不 同意 我 去',
    '雨 哗哗 地 下 着',
    '弟弟 跑 得 飞快',
    '我 看 着 妈妈',
    '我們 一起 去 看 電影',
  ])('%s', (sentence) => {
    expect(divide(sentence)).toBe(sentence);
  });

  it('is divided by what surrounds it, not by its count', () => {
    expect(divide('学生会来帮忙', new Segmenter(dictionary, new FeatureWeights(), lexicon))).toBe('学生会 来 帮忙');
  });
});

describe('the words that a text can consist of', () => {
  it('have the counts and tags of their lines, with a word that is the beginning of another', () => {
    const words = new WordLexicon(Buffer.from('中 9 f\n中国人 3 n\n𠮷 2 n'));
    expect(words.total).toBe(14);
    const found = ['中', '中国', '中国人', '国', '𠮷', ''].map((word) => words.find(word));
    expect(found.map((node) => node >= 0)).toEqual([true, false, true, false, true, false]);
    expect([found[0]!, found[2]!].map((node) => [words.countAt(node), words.tagAt(node)])).toEqual([
      [9, 'f'],
      [3, 'n'],
    ]);
    const visited: string[] = [];
    words.forEachCharacter((character) => visited.push(character));
    expect(visited).toEqual(['中']);
    expect(words.tags).toEqual(['', 'f', 'n']);
  });

  it('are all found among the generated ones', () => {
    const words = readGeneratedFile('segmenterWords').toString().trim().split('\n');
    const nodes = new Set(words.map((line) => lexicon.find(line.slice(0, line.indexOf(' ')))));
    expect(nodes.has(-1)).toBe(false);
    expect(nodes.size).toBe(words.length);
  });
});

describe('the model', () => {
  it('has the trained weights of its file', () => {
    const file = readDataFile(PATH_WEIGHTS_FILE, {
      columns: { kind: z.enum(pathFeatureKinds), first: textColumn, second: z.string(), weight: decimalColumn },
      key: ['kind', 'first', 'second'],
    });
    const weights = readSegmentationModel();
    const wrong = file.filter(
      ({ kind, first, second, weight }) =>
        weights.get(hashPathFeature(kind, first, second)) !== Math.fround(weight / PATH_WEIGHT_SCALE),
    );
    // Two of 100,000 features seldom have the same hash.
    expect(wrong.length).toBeLessThan(file.length / 10_000);
  });
});

describe('the training of the model', () => {
  const both = ['他 很 有 才能', '你 才 能 来', '我 才 能 去', '才能 很 高'].map(sentenceOf);

  it('learns from sentences with both readings of a string when it is a word', () => {
    const trained = createSegmenter(trainPathWeights(both, lexicon, isWord), dictionary, lexicon);
    for (const { words } of both) expect(divide(words.join(' '), trained)).toBe(words.join(' '));
  });

  it('gives the same weights for the same sentences', () => {
    expect(trainPathWeights(both, lexicon, isWord)).toEqual(trainPathWeights(both, lexicon, isWord));
  });

  it('adds plain texts about which the first model and the counts agree', () => {
    const plain = ['我喜欢吃苹果。', '你才能来。'];
    const without = trainSegmenter(both, [], dictionary, lexicon);
    expect(trainSegmenter(both, plain, dictionary, lexicon)).not.toEqual(without);
    expect(trainSegmenter(both, plain.slice(1), dictionary, lexicon)).toEqual(without);
  });

  it('has sentences whose wrong words are words of the dictionary and in the sentence', () => {
    const sentences = readSegmentedSentences(trainingFiles);
    expect(sentences.length).toBeGreaterThan(1_500);
    for (const { text, wrongWords } of sentences)
      expect(wrongWords.filter((word) => !text.includes(word) || !isWord(word))).toEqual([]);
  });
});

describe('the evaluation of words', () => {
  const sentence = { ...sentenceOf('学生 会 来'), important: [true, false, false], wrongWords: ['学生会', '会来'] };

  it('counts words found and wrong words avoided', () => {
    const byCounts = new Segmenter(dictionary, new FeatureWeights(), lexicon);
    expect(countWords(byCounts, [sentence])).toEqual({
      important: { right: 0, cases: 1 },
      longWords: { right: 0, cases: 1 },
      wrongWords: { right: 1, cases: 2 },
      right: 1,
      found: 2,
      expected: 3,
      errors: ['学生会 来 | 学生会'],
    });
    expect(countWords(segmenter, [sentence])).toMatchObject({ wrongWords: { right: 2, cases: 2 }, errors: [] });
  });

  it('puts a sentence into a fold by its text alone', () => {
    expect(foldOf(sentence, 5)).toBe(foldOf({ ...sentenceOf('学生会 来') }, 5));
    const folds = new Set(readSegmentedSentences(trainingFiles).map((one) => foldOf(one, 5)));
    expect([...folds].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });
});
