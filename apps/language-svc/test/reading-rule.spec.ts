import { describe, expect, it } from 'vitest';
import { compileReadingRule, type ReadingRuleSource } from '../src/readings/reading-rule.ts';
import type { PartOfSpeech } from '../src/segmentation/part-of-speech.ts';

const patternSets = new Map([
  ['person', '我|他'],
  ['end', '。|$'],
]);
const compile = (source: Partial<ReadingRuleSource>) =>
  compileReadingRule(
    { target: '还', before: '', after: '', reading: 'huan2', example: '我还书', ...source },
    patternSets,
  );

interface Neighbours {
  before?: PartOfSpeech;
  after?: PartOfSpeech;
}

/** Whether a rule for 还 matches at the first 还 of a text. */
const matches = (
  source: Partial<ReadingRuleSource>,
  text: string,
  { before = 'none', after = 'none' }: Neighbours = {},
) =>
  compile(source).matches({
    text,
    index: text.indexOf('还'),
    partOfSpeechBefore: () => before,
    partOfSpeechAfter: () => after,
  });

describe('a reading rule', () => {
  it('matches where its patterns stand right before and after the target', () => {
    const source = { before: '我[想要]', after: '[书钱]' };
    expect(matches(source, '今天我想还书')).toBe(true);
    expect(matches(source, '今天我还书')).toBe(false);
    expect(matches(source, '我想还去')).toBe(false);
    expect(matches(source, '我想就还书')).toBe(false);
  });

  it('matches at the index of the target only, as often as it is asked', () => {
    const rule = compile({ after: '书' });
    const at = (index: number) =>
      rule.matches({ text: '还钱还书', index, partOfSpeechBefore: () => 'none', partOfSpeechAfter: () => 'none' });
    expect([at(0), at(2), at(2), at(0)]).toEqual([false, true, true, false]);
  });

  it('contains pattern sets as alternatives of one place', () => {
    const source = { before: '对{person}', after: '书{end}' };
    expect(matches(source, '对他还书。')).toBe(true);
    expect(matches(source, '对我还书')).toBe(true);
    expect(matches(source, '他还书')).toBe(false);
    expect(matches(source, '对他还书包')).toBe(false);
  });

  it('keeps quantifiers', () => {
    const source = { after: '.{1,2}书' };
    expect(matches(source, '还一本书')).toBe(true);
    expect(matches(source, '还书')).toBe(false);
    expect(matches({ after: '很{2}' }, '还很很')).toBe(true);
  });

  it('rejects the name of an unknown pattern set', () => {
    expect(() => compile({ before: '{who}' })).toThrow(/no pattern set \{who\}.*还/);
  });

  it('matches words of its parts of speech only', () => {
    const source: Partial<ReadingRuleSource> = { class_before: ['pronoun', 'noun'], class_after: ['number'] };
    expect(matches(source, '我还书', { before: 'noun', after: 'number' })).toBe(true);
    expect(matches(source, '我还书', { before: 'verb', after: 'number' })).toBe(false);
    expect(matches(source, '我还书', { before: 'noun', after: 'noun' })).toBe(false);
    expect(matches({}, '我还书', { before: 'verb', after: 'noun' })).toBe(true);
  });

  it('gives its syllables with tone marks', () => {
    expect(compile({ target: '还给', reading: 'huan2 gei3' })).toMatchObject({
      target: '还给',
      reading: ['huán', 'gěi'],
    });
  });
});
