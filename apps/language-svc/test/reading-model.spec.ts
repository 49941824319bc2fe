import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReadingModel, trainReadingWeights } from '../eval/readings/train-reading-weights.ts';
import { listFeatures } from '../eval/readings/training-examples.ts';
import { hashTrainingFiles } from '../eval/readings/training-set.ts';
import { languageDataFolder } from '../src/data-files/service-folders.ts';
import { InMemoryDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import type { FeatureContext } from '../src/readings/model/reading-features.ts';
import { READING_MODEL_FILE, readReadingModel } from '../src/readings/model/reading-model.ts';
import { ReadingResolver } from '../src/readings/reading-resolver.ts';
import { compileReadingRule } from '../src/readings/reading-rule.ts';

/** The context of the character in 【】, without words around it. */
function contextOf(marked: string): FeatureContext {
  const start = marked.indexOf('【');
  const text = marked.replace(/[【】]/g, '');
  return { text, start, end: start + 1, startBefore: start, endAfter: start + 1, classBefore: 11, classAfter: 11 };
}

const examples = [
  ['很【长】', 'cháng'],
  ['头发很【长】', 'cháng'],
  ['【长】大', 'zhǎng'],
  ['他【长】高', 'zhǎng'],
  ['我【长】高', 'zhǎng'],
].map(([marked = '', reading = '']) => ({
  target: '长',
  reading,
  features: listFeatures(contextOf(marked)),
  weight: 1,
}));

describe('the features of a context', () => {
  it('are the characters around the target, alone and together, and those nearby wherever they stand', () => {
    const features = listFeatures(contextOf('我的，他【长】得高2x'));
    expect(features).toEqual(
      expect.arrayContaining(['=', 'a他', 'b,', 'd得', 'e高', 'f0', 'h得高', 'i他得', 'p我', 'q高']),
    );
    expect(features).not.toContain('p,');
  });

  it('are the same whatever sign divides two clauses, and at the beginning and end of a text', () => {
    const expected = listFeatures(contextOf('。【长】高！'));
    for (const marked of ['【长】高', '，【长】高；', '\n【长】高?'])
      expect(listFeatures(contextOf(marked))).toEqual(expected);
  });

  it('end with the sentence', () => {
    expect(listFeatures(contextOf('小狗。我【长】高！小猫'))).toEqual(listFeatures(contextOf('我【长】高')));
  });

  it('contain the words before and after by their beginning and end', () => {
    const context = { ...contextOf('老师们【长】高兴'), startBefore: 0, endAfter: 6 };
    expect(listFeatures(context)).toEqual(expect.arrayContaining(['n老师们', 'o高兴']));
  });
});

describe('a trained model', () => {
  const lines = trainReadingWeights(examples);

  it('ranks the readings by the context, also of a text it was not trained on', () => {
    const model = createReadingModel(lines);
    expect(model.rankReadings('长', contextOf('裙子很【长】'))).toEqual(['cháng', 'zhǎng']);
    expect(model.rankReadings('长', contextOf('小树【长】高'))).toEqual(['zhǎng', 'cháng']);
  });

  it('knows nothing of other characters', () => {
    const model = createReadingModel(lines);
    expect(model.has('长')).toBe(true);
    expect(model.has('重')).toBe(false);
    expect(model.rankReadings('重', contextOf('很【重】'))).toEqual([]);
  });

  it('is the same for the same examples', () => {
    expect(trainReadingWeights(examples)).toEqual(lines);
  });

  it('always gives the only reading that a target was seen with', () => {
    const [first] = examples;
    expect(trainReadingWeights([first!])).toEqual([{ target: '长', feature: '-', values: 'cháng' }]);
  });

  it('is rejected when the weights of a target precede its readings', () => {
    expect(() => createReadingModel(lines.toReversed())).toThrow(RangeError);
  });
});

describe('a word that the model knows', () => {
  const dictionary = new InMemoryDictionary(
    Buffer.from(['长\t長\tcháng\tlong', '长\t長\tzhǎng\tto grow', '干\t乾\tgān\tdry', '干\t幹\tgàn\tto do'].join('\n')),
  );
  const model = createReadingModel([
    { target: '长', feature: '-', values: 'cháng|zhǎng' },
    { target: '长', feature: 'a他', values: '-9|9' },
    { target: '长', feature: 'a很', values: '9|-9' },
    { target: '干', feature: '-', values: 'gān|gàn' },
    { target: '干', feature: 'a晾', values: '9|-9' },
  ]);
  const read = (word: string, simplified: string, rules = [] as Parameters<typeof compileReadingRule>[0][]): unknown =>
    new ReadingResolver(
      dictionary,
      rules.map((one) => compileReadingRule(one, new Map())),
      () => 'other',
      model,
    ).resolve(word, { simplified, index: simplified.length - 1 });

  it('has the most probable reading and its meaning, in both scripts', () => {
    expect(read('长', '他长')).toMatchObject({ pinyin: ['zhǎng'], meaning: 'to grow' });
    expect(read('長', '很长')).toMatchObject({ pinyin: ['cháng'], meaning: 'long' });
  });

  it('has its usual reading when it stands alone', () => {
    const always = createReadingModel([
      { target: '长', feature: '-', values: 'cháng|zhǎng' },
      { target: '长', feature: '=', values: '-9|9' },
    ]);
    const resolver = new ReadingResolver(dictionary, [], () => 'other', always);
    expect(resolver.resolve('长', { simplified: '。长！', index: 1 })).toMatchObject({ pinyin: ['cháng'] });
    expect(resolver.resolve('长', { simplified: '长。', index: 0 })).toMatchObject({ pinyin: ['cháng'] });
    expect(resolver.resolve('长', { simplified: '长了', index: 0 })).toMatchObject({ pinyin: ['zhǎng'] });
  });

  it('has the reading of a rule that matches', () => {
    const rule = { target: '长', before: '他', after: '', reading: 'chang2', example: '他长' };
    expect(read('长', '他长', [rule])).toMatchObject({ pinyin: ['cháng'] });
  });

  it('has only readings that the dictionary gives to its character, except 幹, which converters write wrongly', () => {
    expect(read('乾', '很干')).toMatchObject({ pinyin: ['gān'] });
    expect(read('幹', '晾干')).toMatchObject({ pinyin: ['gān'], meaning: 'dry' });
  });
});

describe('the trained reading model', () => {
  it('was trained on the training sentences as they are: run eval/readings/train-reading-model.ts', () => {
    const file = readFileSync(join(languageDataFolder, READING_MODEL_FILE), 'utf8');
    expect(/^# trained on: (?<hash>\w+)/m.exec(file)?.groups?.hash).toBe(hashTrainingFiles());
  });

  it('knows the characters and words of its file, and no others', () => {
    const model = readReadingModel();
    const file = readFileSync(join(languageDataFolder, READING_MODEL_FILE), 'utf8');
    const targets = [...file.matchAll(/^(.+)\t-\t/gm)].map(([, target]) => target!);
    expect(targets.length).toBeGreaterThan(500);
    expect(targets.filter((target) => !model.has(target))).toEqual([]);
    expect(model.has('没')).toBe(targets.includes('没'));
    expect(model.has('没有这个词')).toBe(false);
  });

  it('chooses between the readings of the commonest characters', () => {
    const model = readReadingModel();
    for (const target of '长还着得地了行重好只种') expect(model.has(target)).toBe(true);
    expect(model.rankReadings('长', contextOf('校【长】来了'))[0]).toBe('zhǎng');
    expect(model.rankReadings('长', contextOf('裙子很【长】'))[0]).toBe('cháng');
  });
});
