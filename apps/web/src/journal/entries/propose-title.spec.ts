import { isBlank, normalizeLine } from '@memory/contracts/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeTitle } from './propose-title.ts';

describe('the proposed title', () => {
  it.each([
    ['今天下雪了。我们在院子里堆了一个雪人。', '今天下雪了'],
    ['爸爸回来了！我跑过去。', '爸爸回来了！'],
    ['你吃了吗？', '你吃了吗？'],
    ['今天我吃了……', '今天我吃了'],
    ['他说：“我来了。”然后笑了', '他说：“我来了'],
    ['We saw a whale! It was huge.', 'We saw a whale!'],
    ['It cost 3.50 euros. Too much.', 'It cost 3.50 euros'],
    ['Mr. Chen taught us to paint bamboo.', 'Mr. Chen taught us to paint'],
    ["Grandma didn't want to leave the party early", "Grandma didn't want to leave the"],
    ['  \n\n 第一行\n第二行', '第一行'],
    ['我和 Tom 一起去 Beijing', '我和 Tom 一起去 Beijing'],
    ['今天，', '今天'],
  ])('of %j is %j', (text, title) => {
    expect(proposeTitle(text)).toBe(title);
  });

  it('has at most twenty Chinese characters, and ends between two words', () => {
    const text = '昨天我和爸爸妈妈还有弟弟一起坐火车去了外婆家过中秋节';
    const title = proposeTitle(text);
    expect(text.startsWith(title)).toBe(true);
    expect(title.length).toBeGreaterThan(15);
    expect(title.length).toBeLessThanOrEqual(20);
  });

  it('is the line itself when the line has no word, and ends when a word has no end', () => {
    expect(proposeTitle('👨‍👩‍👧🎉')).toBe('👨‍👩‍👧🎉');
    expect(proposeTitle('a'.repeat(5000))).toBe('a'.repeat(60));
  });

  it('is empty exactly when the text has nothing visible', () => {
    expect(proposeTitle('\u200B \n\u2060')).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(proposeTitle(text) === '').toBe(isBlank(text));
      }),
    );
  });

  it('is the beginning of a line, whole characters, and never changed by the server', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const piece = fc.constantFrom(
      '今天',
      '𠀀',
      '👨‍👩‍👧',
      'e\u0301',
      '🇨🇳',
      'snow',
      ' ',
      '。',
      '. ',
      '，',
      '👍🏽',
      'x\u0301\u0327',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const line = normalizeLine(pieces.join(''));
        const title = proposeTitle(pieces.join(''));
        expect(line.startsWith(title)).toBe(true);
        expect([...graphemes.segment(line)].some(({ index }) => index === title.length) || title === line).toBe(true);
        expect(normalizeLine(title)).toBe(title);
      }),
    );
  });
});
