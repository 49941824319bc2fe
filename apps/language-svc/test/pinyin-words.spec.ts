import { foldForSearch } from '@memory/text/fold-for-search';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { FindPinyinWords } from '../src/pinyin-words/find-pinyin-words.ts';

let pinyinWords: FindPinyinWords;
beforeAll(() => {
  pinyinWords = new FindPinyinWords(readDictionary());
});

const partsOf = (text: string) => pinyinWords.execute(text);

describe('the words that a search text is the pinyin of', () => {
  it.each(['xuexiao', 'xué xiào', 'xue xiao', 'xue2xiao4', 'XUEXIAO', 'ｘｕｅｘｉａｏ', "xue'xiao", 'ㄒㄩㄝˊ ㄒㄧㄠˋ'])(
    '%s is 学校',
    (text) => {
      const [part, ...others] = partsOf(text);
      expect([part!.words[0], others]).toEqual(['学校', []]);
    },
  );

  it.each([
    ['beijing', '北京'],
    ['nǚer', '女儿'],
    ['nver', '女儿'],
    ['nu:er', '女儿'],
    ['nuer', '女儿'],
    ['xian', '西安'],
    ['ba ba', '爸爸'],
    ['zhang', '长'],
    ['chang', '长'],
  ])('%s is %s, too', (text, word) => {
    expect(partsOf(text)[0]!.words).toContain(word);
  });

  it.each([
    ['xuě xiào', '学校'],
    ['xue4xiao4', '学校'],
    ['lü', '路'],
  ])('%s is not %s: a typed tone and a typed ü count', (text, word) => {
    expect(partsOf(text).flatMap(({ words }) => words)).not.toContain(word);
  });

  it('are those of the longest parts, the most frequent first; other words have none', () => {
    const parts = partsOf('Wo xihuan 学校 xue xiao park');
    expect(parts.map(({ typed }) => typed)).toEqual([['wo'], ['xihuan'], ['学校'], ['xue', 'xiao'], ['park']]);
    expect(parts.map(({ words }) => words[0])).toEqual(['我', '喜欢', undefined, '学校', undefined]);
  });

  it('are at most 50 per part, for eight parts', () => {
    const parts = partsOf('yi park '.repeat(6));
    expect(parts).toHaveLength(9);
    expect(Math.max(...parts.map(({ words }) => words.length))).toBe(50);
    expect(parts.at(-1)).toEqual({ typed: ['yi', 'park', 'yi', 'park'], words: [] });
  });

  it('divide any text into parts that together are its words', () => {
    const word = fc.oneof(
      fc.constantFrom('xue', 'xiao', 'lü4', 'ma1', '100', "'", '学'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(' ');
        expect(partsOf(text).flatMap(({ typed }) => typed)).toEqual(foldForSearch(text).trim().split(/\s+/));
      }),
    );
  });
});
