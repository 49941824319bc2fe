import fc from 'fast-check';
import { containsSearchWords, foldForSearch, searchWordsOf } from '../src/fold-for-search.ts';
import { simplifiedOfTraditional } from '../src/traditional-characters.ts';

const isFound = (text: string, query: string) => containsSearchWords([text], searchWordsOf(query));

describe('a text is found', () => {
  it.each([
    ['我在图书馆学习汉语', '圖書館'],
    ['我在圖書館學習漢語', '图书馆'],
    ['Tofu', 'ＴＯＦＵ'],
    ['cafe\u0301', 'café'],
    ['学\u200B校', '学校'],
    ['⾼⼭', '高山'],
    ['我爱吃𰻝𰻝面', '𰻞𰻞麵'],
    ['我愛吃𰻞𰻞麵', '𰻝𰻝面'],
    ['駃騠', '𫘝𫘨'],
    ['𨧀元素', '𬭊'],
    ['我在图书馆学习汉语', '漢語 圖書館'],
    ['I don’t know', "don't"],
    ["O'Brien", 'O’Brien'],
    ['it is “spicy”', '"spicy"'],
    ['今天天气很\n好', '很好'],
    ['今天天气很\r\n好', '很好'],
    ['anything', ' \u200B'],
    ['GOETHESTRASSE', 'goethestraße'],
    ['Goethestraße', 'GOETHESTRASSE'],
    ['GOETHESTRAẞE', 'goethestrasse'],
    ['İstanbul', 'istanbul'],
    ['I\u0307stanbul', 'ISTANBUL'],
    ['Diyarbakır', 'DIYARBAKIR'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['οδυσσευς ', 'ΟΔΥΣΣΕΥΣ'],
    ['οδός', 'οδόσ'],
    ['ﬁne', 'FINE'],
    ['ᲗᲑᲘᲚᲘᲡᲘ', 'თბილისი'],
    ['ᏣᎳᎩ', 'ꮳꮃꭹ'],
    ['ԵՒ', 'և'],
    ['ŉ', 'ʼN'],
  ])('%j by %j', (text, query) => {
    expect(isFound(text, query)).toBe(true);
  });

  it.each([
    ['café', 'cafe'],
    ['我在图书馆', '图书馆 汉语'],
    ['书馆', '图书馆'],
    ['天气很\n\n好', '很好'],
    ['of\nten', 'often'],
  ])('but not %j by %j', (text, query) => {
    expect(isFound(text, query)).toBe(false);
  });
});

it('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
  );
  for (const [traditional, simplified] of simplifiedOfTraditional) {
    expect(foldForSearch(traditional)).toBe(simplified);
    expect(foldForSearch(simplified)).toBe(simplified);
  }
  const changed = Array.from({ length: 0xd800 }, (_, code) => `a${String.fromCharCode(code)}\u0301学`).filter(
    (text) => foldForSearch(foldForSearch(text)) !== foldForSearch(text),
  );
  expect(changed).toEqual([]);
});

const lettersWithCases = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
  /[\p{Changes_When_Casefolded}\p{Changes_When_Casemapped}]/u.test(letter),
);

it('a letter is found by all its cases', () => {
  const apart = lettersWithCases.filter((letter) =>
    [letter.toLowerCase(), letter.toUpperCase(), letter.toLowerCase().toUpperCase()].some(
      (form) => foldForSearch(form) !== foldForSearch(letter),
    ),
  );
  expect(apart).toEqual([]);
});

it('a letter is found by all letters that Unicode folds like it', () => {
  const alike = Map.groupBy(lettersWithCases, foldForSearch);
  const apart = lettersWithCases.filter((letter) => {
    const found = alike.get(foldForSearch(letter)) ?? [];
    const pattern = new RegExp(`^${letter}$`, 'iu');
    return lettersWithCases.some((other) => pattern.test(other) && !found.includes(other));
  });
  expect(apart).toEqual([]);
});
