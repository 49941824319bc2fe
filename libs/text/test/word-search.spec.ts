import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToneMark, commonCharacters, type MandarinTone } from '../src/index.ts';
import { compileReading, compileWordSearch, pinyinKeyOf, type SearchedWord } from '../src/word-search.ts';
import { zhuyinByPinyinLetters } from '../src/zhuyin-table.ts';
import { zhuyinToPinyin } from '../src/zhuyin-to-pinyin.ts';

const word = (character: string, pinyin: string | null, englishTranslation: string): SearchedWord => ({
  character,
  pinyin,
  englishTranslation,
});
const school = word('学校', 'xué xiào', 'school');
const primarySchool = word('小学', 'xiǎo xué', 'primary school');
const woman = word('女儿', 'nǚ ér', 'daughter');
const isFound = (found: SearchedWord, search: string): boolean => compileWordSearch(search)(found);

describe('a word is found', () => {
  it.each([
    [school, '学校'],
    [school, '學校'],
    [word('學校', 'xué xiào', 'school'), '学'],
    [school, '学\u200B校'],
    [word('高山', null, 'Unknown'), '⾼⼭'],
    [school, 'xué xiào'],
    [school, 'xuéxiào'],
    [school, 'xue xiao'],
    [school, 'XUEXIAO'],
    [school, 'ｘｕｅｘｉａｏ'],
    [school, 'xue2xiao4'],
    [school, 'xue2 xiao'],
    [school, 'xu'],
    [school, 'xiao'],
    [school, 'xue\u0301'],
    [word('学校', 'xuéxiào', 'school'), 'xiao4'],
    [word('学校', 'xue2 xiao4', 'school'), 'xué xiào'],
    [woman, 'nǚ'],
    [woman, 'nv3'],
    [woman, 'nu:er'],
    [woman, 'nü'],
    [woman, 'nu'],
    [word('西安', "xī'ān", "Xi'an"), 'xian'],
    [word('西安', "xī'ān", "Xi'an"), 'xi’an'],
    [word('你好', 'nǐ hǎo', 'hello'), 'nĭ hăo'],
    [school, 'ㄒㄩㄝˊㄒㄧㄠˋ'],
    [school, 'ㄒㄩㄝ ㄒㄧㄠ'],
    [word('什么', 'shén me', 'what'), 'ㄕㄣˊ ˙ㄇㄜ'],
    [word('猫', 'ㄇㄠ', 'cat'), 'mao'],
    [school, 'SCHOOL'],
    [word('咖啡', 'kā fēi', 'cafe\u0301'), 'café'],
    [primarySchool, 'school primary'],
    [word('爸爸妈妈', 'bà ba mā ma', 'mom and dad'), 'ba ba ma ma'],
    [school, '學 xiao'],
    [school, 'xiao school'],
    [word('喝', 'hē', 'to drink the tea'), 'he'],
    [word('和平', 'hé píng', 'the peace'), 'he ping'],
    [school, ' \u200B'],
  ])('$0.character by %j', (found, search) => expect(isFound(found, search)).toBe(true));

  it.each([
    [school, 'xuě'],
    [school, 'xue4'],
    [primarySchool, 'xue xiao'],
    [school, 'hao'],
    [school, 'ao'],
    [word('这', 'zhè', 'this'), 'he'],
    [word('路', 'lù', 'road'), 'lü'],
    [school, 'ㄒㄩㄝˋ'],
    [school, '学生'],
    [school, '学 sheng'],
    [school, 'xue.*'],
    [school, '2'],
    [word('咖啡', 'kā fēi', 'café'), 'cafe'],
    [word('字', null, 'Unknown'), 'zi'],
  ])('but not $0.character by %j', (found, search) => expect(isFound(found, search)).toBe(false));
});

const tone = fc.constantFrom<MandarinTone[]>(1, 2, 3, 4);
const syllable = fc.record({ letters: fc.constantFrom(...zhuyinByPinyinLetters.keys()), tone });
const syllables = fc
  .array(syllable, { minLength: 1, maxLength: 4 })
  // A nasal alone has no letter that the next syllable cannot take: m and a are ma.
  .filter((all) => all.every(({ letters }) => /[aeiouü]/.test(letters) && letters !== 'ê'));

describe('every reading', () => {
  const spellings: Record<string, (all: readonly { letters: string; tone: MandarinTone }[]) => string> = {
    marked: (all) => all.map(({ letters, tone: mark }) => addToneMark(letters, mark)).join(' '),
    'marked together': (all) => all.map(({ letters, tone: mark }) => addToneMark(letters, mark)).join(''),
    numbered: (all) => all.map(({ letters, tone: number }) => `${letters.replace('ü', 'v')}${number}`).join(''),
    'without tones': (all) => all.map(({ letters }) => letters).join(''),
    'with v, in capitals': (all) => all.map(({ letters }) => letters.replace('ü', 'V').toUpperCase()).join(' '),
    'with u:': (all) => all.map(({ letters }) => letters.replace('ü', 'u:')).join(' '),
    zhuyin: (all) => all.map((one) => `${zhuyinByPinyinLetters.get(one.letters)}${'  ˊˇˋ'[one.tone]}`.trim()).join(' '),
  };
  it.each(Object.keys(spellings))('is found when it is typed %s', (spelling) => {
    fc.assert(
      fc.property(syllables, (all) => {
        const [reading, typed] = [spellings.marked?.(all) ?? '', spellings[spelling]?.(all) ?? ''];
        expect(isFound(word('字', reading, ''), typed)).toBe(true);
        expect([pinyinKeyOf(typed), compileReading(typed)(reading)]).toEqual([pinyinKeyOf(reading), true]);
      }),
    );
  });
});

describe('a whole reading', () => {
  it.each([
    ['xué xiào', 'xue', false],
    ['xué xiào', 'xue4xiao4', false],
    ['xué xiào', 'xue2 xiao', true],
    ['lù', 'lü', false],
    ['nǚ ér', 'nuer', true],
    ['xué', '学', false],
  ])('%s is %j: %s', (reading, typed, isReading) => expect(compileReading(typed)(reading)).toBe(isReading));

  it('has a key of letters from a to z, and other texts have none', () => {
    expect(['nǚ ér', "xī'ān", 'T恤', '100', ''].map(pinyinKeyOf)).toEqual(['nuer', 'xian', null, null, null]);
  });
});

it('every syllable of zhuyin has its pinyin', () => {
  const wrong = [...zhuyinByPinyinLetters].filter(
    ([letters, symbols]) =>
      zhuyinToPinyin(symbols).trim() !== letters && !['r', 'm', 'n', 'ng', 'hm', 'hng'].includes(letters),
  );
  expect(wrong).toEqual([]);
});

it('any part of the characters or the meaning of a word finds it, and no search throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...commonCharacters), fc.nat(), fc.nat(), (one, from, length) => {
      const { englishTranslation } = one;
      const start = from % englishTranslation.length;
      const part = englishTranslation.slice(start, start + 1 + (length % 12));
      expect([isFound(one, part), isFound(one, one.character)]).toEqual([true, true]);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (search) => void isFound(school, search)));
});
