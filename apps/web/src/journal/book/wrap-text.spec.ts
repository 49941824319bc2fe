import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const one = (): number => 1;

describe('wrapText', () => {
  it('breaks between words', () => expect(wrapText('one two three', 8, one)).toEqual(['one two', 'three']));
  it('breaks between Chinese characters, but not before their punctuation', () =>
    expect(wrapText('今天天气好。明天', 5, one)).toEqual(['今天天气', '好。明天']));
  it('breaks a word that is wider than the line', () =>
    expect(wrapText('aaaaaaa bb', 3, one)).toEqual(['aaa', 'aaa', 'a', 'bb']));
  it('keeps empty lines', () => expect(wrapText('a\n\nb', 5, one)).toEqual(['a', '', 'b']));
  it('breaks a line beside a placeholder', () =>
    expect(wrapText('\uE000\uE001\uE002', 2, one)).toEqual(['\uE000\uE001', '\uE002']));

  it('loses nothing but spaces and line ends, and no line is too wide', () => {
    const texts = fc
      .array(
        fc.oneof(
          fc.constantFrom('今', '天', '。', '「', ' ', '\n', '\uE000', 'word', '—'),
          fc.string({ maxLength: 12 }),
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 30 }), (text, width) => {
        const lines = wrapText(text, width, one);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('takes linear time for a word of 20,000 characters', () => {
    expect(wrapText('a'.repeat(20_000), 50, one)).toHaveLength(400);
  });
});
