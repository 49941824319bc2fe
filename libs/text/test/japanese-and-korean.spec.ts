import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskJapaneseAndKorean } from '../src/index.ts';

const ideographs = (text: string): string => text.replaceAll(/[^\p{Unified_Ideograph}]/gu, '');
const remains = (text: string): string => ideographs(maskJapaneseAndKorean(text));

describe('Japanese and Korean', () => {
  it.each([
    ['今日は学校で日本語の勉強をしました。とても楽しかったです。'],
    ['私の目的は科学的な方法です'],
    ['我々は日本人です'],
    ['東京タワー'],
    ['休日。友達と公園で遊んだ。'],
    ['日本語の勉強！楽しい！'],
    ['大韓民國은 民主共和國이다.'],
    ['나는 學校에 간다'],
    ['發音은 音樂이다'],
    ['お爺さんと猫を見た'],
    ['今日は、学校、楽しかった'],
  ])('is not read: %s', (text) => {
    expect(remains(text)).toBe('');
  });
});

describe('Chinese', () => {
  it.each([
    ['beside Japanese', '今日は学校に行きました。今天我去了学校。', '今天我去了学校。'],
    ['in lines of its own', '私は元気です\n我很好', '我很好'],
    ['that is short', '楽しかった。我去学校。', '我去学校。'],
    ['that quotes Japanese', '老师说：「ありがとう」是谢谢。', '老师说：「 是谢谢。'],
    ['with a brand', '我喝了鮮の每日，很好喝。', '我喝了鮮の每日，很好喝。'],
    ['that is nothing but a brand', '鮮の每日', '鮮の每日'],
    ['with a word in kana', '我喜欢吃ラーメン和すし。', '我喜欢吃ラーメン和すし。'],
    ['with a word in hangul', '我喜欢吃김치', '我喜欢吃김치'],
    ['with a place in kana', '我在ロッテ的店', '我在ロッテ的店'],
    ['without any of these', '学校放假。', '学校放假。'],
    ['of a word that Japanese lacks', '学校で勉強した。学校放假。楽しい。', '学校放假。'],
    ['of characters that Japanese lacks', '休日です。狮子扔球。公園で遊んだ。', '狮子扔球。'],
    ['in traditional characters', '明天我們去ディズニー玩', '明天我們去ディズニー玩'],
  ])('%s is read', (_, text, rest) => {
    expect(remains(text)).toBe(ideographs(rest));
  });
});

it('keeps every place of any text', () => {
  const part = fc.constantFrom(
    '今日',
    'は',
    '我',
    '学校',
    '。',
    '，',
    '\n',
    'の',
    'ラーメン',
    '김치',
    '很好',
    ' ',
    '𠮷',
    'ok',
    '\ud842',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      const rest = maskJapaneseAndKorean(text);
      expect(rest.length).toBe(text.length);
      for (let at = 0; at < text.length; at += 1) expect(['ー', text[at]]).toContain(rest[at]);
    }),
  );
});
