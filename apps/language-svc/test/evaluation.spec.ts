import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMetric } from '../eval/format-metric.ts';
import { parseLine, readSentences, readSentenceSets } from '../eval/readings/labelled-sentences.ts';
import { FOLDS, foldOf, isHeldOut } from '../eval/readings/sentence-split.ts';
import { wilsonInterval } from '../eval/wilson-interval.ts';

describe('the confidence interval of a share', () => {
  it('is the score interval of Wilson', () => {
    // Example of Newcombe (1998), Statistics in Medicine 17, page 861: 81 of 263 are 0.2553 to 0.3662.
    const { low, high } = wilsonInterval(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  it('has a width also where all or none are right', () => {
    expect(wilsonInterval(20, 20)).toEqual({ low: expect.closeTo(0.8389, 3), high: expect.closeTo(1, 10) });
    expect(wilsonInterval(0, 20).high).toBeGreaterThan(0.1);
  });
});

describe('the line of a metric', () => {
  const metric = { name: 'characters', value: 95, cases: 20, right: 19 };

  it('has the confidence interval and the minimum', () => {
    expect(formatMetric({ ...metric, minimum: 97 })).toMatch(
      /characters +95\.0% \[76\.4–99\.1\] +of 20 +≥ 97 {2}BELOW$/,
    );
  });

  it('says of a set without errors that it no longer measures', () => {
    expect(formatMetric({ ...metric, value: 100, right: 20 })).toMatch(/no longer measures$/);
    expect(formatMetric(metric)).not.toContain('no longer');
  });
});

describe('the split of labelled sentences', () => {
  const folder = new URL('../eval/readings/', import.meta.url);
  /** Earlier files were divided by hand. */
  const divided = readdirSync(new URL('held-out/', folder)).filter(
    (file) => !['first.txt', 'second.txt'].includes(file),
  );

  /** They were divided when the conversion still read 甚麼 as 甚么. */
  const dividedBefore = ['他什么都没带。', '你怕什么,有我在呢。', '弟弟问我这是什么花。'];

  it.each(divided)('is by their hash alone: %s', (file) => {
    const heldOut = readSentences(new URL(`held-out/${file}`, folder));
    const training = readSentences(new URL(`training/${file}`, folder));
    expect(heldOut.filter(({ text }) => !isHeldOut(text) && !dividedBefore.includes(text))).toEqual([]);
    expect(training.filter(({ text }) => isHeldOut(text) && !dividedBefore.includes(text))).toEqual([]);
  });

  it('has no sentence on both sides', () => {
    const textsOf = (split: 'training' | 'held-out'): string[] =>
      readSentenceSets(split).flatMap(({ sentences }) => sentences.map(({ text }) => text));
    const heldOut = new Set(textsOf('held-out'));
    expect(heldOut.size).toBeGreaterThan(1_000);
    expect(textsOf('training').filter((text) => heldOut.has(text))).toEqual([]);
  });

  it('holds out about a tenth, and has parts of about the same size', () => {
    const texts = Array.from({ length: 4_000 }, (_, number) => `第${number}句`);
    expect(texts.filter(isHeldOut).length).toBeGreaterThan(300);
    expect(texts.filter(isHeldOut).length).toBeLessThan(500);
    for (let fold = 0; fold < FOLDS; fold++)
      expect(texts.filter((text) => foldOf(text) === fold).length).toBeGreaterThan(800);
  });
});

describe('a labelled sentence', () => {
  it('may be written in either script', () => {
    const simplified = parseLine('他*长高了|zhang3');
    expect(simplified).toEqual({ text: '他长高了', traditional: '他長高了', targets: [{ index: 1, pinyin: 'zhǎng' }] });
    expect(parseLine('他*長高了|zhang3')).toEqual(simplified);
  });

  it('needs as many readings as stars', () => {
    expect(() => parseLine('*长*长|zhang3')).toThrow(SyntaxError);
  });
});
