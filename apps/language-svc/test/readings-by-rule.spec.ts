import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAnnotator } from '../eval/readings/labelled-sentences.ts';
import type { TextAnnotator } from '../src/annotate/annotator.ts';
import { readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { formatPinyin } from '../src/readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../src/readings/parse-numbered-pinyin.ts';
import { readingRules } from '../src/readings/reading-rules.ts';
import { Segmenter } from '../src/segmentation/segmenter.ts';

interface RuleExample {
  readonly sentence: string;
  readonly target: string;
  /** Where the target starts in the sentence. */
  readonly index: number;
  readonly reading: string;
}

/**
 * The example of each rule, one a line: a sentence, the rule's target in 【】, then the target's reading in numbered pinyin. The list is
 * apart from the rules, so that the tests fail when a rule is removed or has another reading.
 */
const examples = readFileSync(new URL('readings-by-rule.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(readExample);

function readExample(line: string): RuleExample {
  const {
    before = '',
    target = '',
    after = '',
    reading = '',
  } = /^(?<before>[^【]*)【(?<target>[^】]+)】(?<after>\S*) (?<reading>.+)$/u.exec(line)?.groups ?? {};
  if (!target) throw new SyntaxError(`Not an example: ${line}`);
  return {
    sentence: `${before}${target}${after}`,
    target,
    index: before.length,
    reading: formatPinyin(parseNumberedPinyin(reading)),
  };
}

let annotator: TextAnnotator;
beforeAll(async () => {
  const words = readDictionary();
  annotator = createAnnotator(words, new Segmenter(words));
});

const readingAt = ({ sentence, target, index }: RuleExample): string =>
  annotator
    .annotate(sentence)
    .flatMap(({ text, pinyin, isChinese }) => (isChinese ? pinyin : Array.from(text)))
    .slice(index, index + target.length)
    .join(' ');

describe('the reading rules', () => {
  it('are those with an example in the list', () => {
    const listed = examples.map(({ target, sentence }) => `${target}: ${sentence}`);
    const existing = readingRules.map(({ target, example }) => `${target}: ${example}`);
    expect(existing.toSorted()).toEqual(listed.toSorted());
  });

  it.each(examples)('give $target the reading $reading in $sentence', (example) => {
    expect(readingAt(example)).toBe(example.reading);
  });
});

describe('a character with another reading as a surname', () => {
  it.each([
    ['曾老师来了', 0],
    ['我和曾老师去公园', 2],
    ['昨天曾老师来了', 2],
    ['我们曾老师很好', 2],
    ['他姓曾', 2],
    ['他叫曾大山', 2],
    ['曾小山跑得快', 0],
    ['曾丽来了', 0],
    ['小曾说他累了', 1],
  ])('is a surname in %s', (sentence, index) => {
    expect(readingAt({ sentence, target: '曾', index, reading: 'zēng' })).toBe('zēng');
  });

  it.each([
    ['我曾去过北京', 1],
    ['他不曾忘记', 2],
  ])('is none in %s', (sentence, index) => {
    expect(readingAt({ sentence, target: '曾', index, reading: 'céng' })).toBe('céng');
  });
});
