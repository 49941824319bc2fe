import { expect, it } from 'vitest';
import { divideText } from './reading-sections.ts';

const sentencesOf = (text: string) => divideText(text).sentences.map((sentence) => sentence.text);
const blocksOf = (text: string) =>
  divideText(text).blocks.map(({ sentences }) => sentences.map((sentence) => sentence.text));

it.each([
  ['今天很好。我们去公园！你呢？', ['今天很好。', '我们去公园！', '你呢？']],
  ['他说：“我来了。”然后坐下。', ['他说：“我来了。”', '然后坐下。']],
  ['我有3.5块钱。Mr. Li 来了', ['我有3.5块钱。', 'Mr.', 'Li 来了']],
  ['没有句号', ['没有句号']],
  ['', []],
])('%s is read aloud as %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

it('shows each paragraph as a block', () => {
  expect(blocksOf('第一段。第二句。\n\n第二段')).toEqual([['第一段。', '第二句。'], ['第二段']]);
});

it('divides a long paragraph into several blocks and loses no character', () => {
  const text = '我们今天去学校上课。'.repeat(2_000);
  const { tokens, sentences, blocks } = divideText(text);
  expect(blocks.length).toBeGreaterThan(40);
  expect(blocks.flatMap((block) => block.sentences)).toEqual(sentences);
  expect(
    sentences
      .map(({ start, end }) =>
        tokens
          .slice(start, end)
          .map((token) => token.text)
          .join(''),
      )
      .join(''),
  ).toBe(text);
  expect(blocks[7]?.sentences[0]).toBe(sentences[blocks[7]!.firstSentence]);
});

it('cuts a sentence that is too long to be read aloud at a comma, or anywhere', () => {
  const lengths = (text: string) => sentencesOf(text).map((sentence) => sentence.length);
  expect(lengths(`${'好'.repeat(100)}，${'好'.repeat(20)}。`)).toEqual([101, 21]);
  expect(Math.max(...lengths('好'.repeat(1_000)))).toBeLessThan(200);
});
