import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { TraditionalForms } from '../src/segmentation/traditional-forms.ts';
import { WordForms } from '../src/word-keys/word-forms.ts';

const dictionary = readDictionary();
const wordForms = new WordForms(dictionary, new TraditionalForms(dictionary));
const formsOf = (character: string, pinyin: string | null = null, englishTranslation = 'Unknown') => {
  const { simplified, traditional } = wordForms.formsOf({ character, pinyin, englishTranslation });
  return `${simplified} ${traditional}`;
};

describe('the forms of a word that stands alone', () => {
  it.each([
    ['学校', null, 'x', '学校 學校'],
    ['干', 'gān', 'dry', '干 乾'],
    ['干', 'gan1', 'dry', '干 乾'],
    ['干', 'gàn', 'to do', '干 幹'],
    ['干', 'gān', 'to concern', '干 干'],
    ['后', 'hòu', 'behind', '后 後'],
    ['后', 'ㄏㄡˋ', 'behind', '后 後'],
    ['后', 'hòu', 'empress', '后 后'],
    ['发', 'fā', 'to send out', '发 發'],
    ['发', 'fà', 'hair', '发 髮'],
    ['面', 'miàn', 'noodles', '面 麵'],
    ['面', 'miàn', 'face', '面 面'],
    ['里', 'lǐ', 'inside', '里 裡'],
    ['只', 'zhī', 'classifier for birds', '只 隻'],
    ['只', 'zhǐ', 'only', '只 只'],
    ['松', 'sōng', 'loose', '松 鬆'],
    ['松', 'sōng', 'pine', '松 松'],
    ['谷', 'gǔ', 'grain', '谷 穀'],
    ['谷', 'gǔ', 'valley', '谷 谷'],
    ['表', 'biǎo', 'watch', '表 錶'],
    ['头发', 'tóu fa', 'hair', '头发 頭髮'],
    ['发布', 'fā bù', 'to announce', '发布 發布'],
    ['宋干节', null, 'Songkran', '宋干节 宋干節'],
    ['台湾', null, 'x', '台湾 臺灣'],
    ['鸡蛋面', null, 'x', '鸡蛋面 雞蛋麵'],
    ['ＯＫ', null, 'x', 'ＯＫ ＯＫ'],
  ])('%s %s (%s): %s', (character, pinyin, meaning, forms) => expect(formsOf(character, pinyin, meaning)).toBe(forms));

  it.each([
    ['宋干節', '宋干节 宋干節'],
    ['王干節', '王干节 王干節'],
    ['台灣', '台湾 台灣'],
    ['裏面', '里面 裏面'],
    ['學校', '学校 學校'],
    ['学裡', '学里 學裡'],
    ['乾', '干 乾'],
  ])('what was written in traditional characters stays: %s', (character, forms) => {
    expect(formsOf(character, null, character === '乾' ? 'dry' : 'x')).toBe(forms);
  });

  it('乾 and 著 have simplified forms by their reading', () => {
    expect([
      formsOf('乾', 'qián', 'one of the Eight Trigrams'),
      formsOf('著', 'zhù', 'to write'),
      formsOf('著', 'zhe', 'x'),
    ]).toEqual(['乾 乾', '著 著', '着 著']);
  });

  it('converting what is converted changes nothing', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'干乾后後发發髮面麵里裡裏只隻学學校台臺灣湾节節王宋abＯ🙂'),
      minLength: 1,
    });
    fc.assert(
      fc.property(word, (character) => {
        const { traditional } = wordForms.formsOf({ character, pinyin: null, englishTranslation: 'x' });
        fc.pre(traditional !== character);
        expect(Array.from(traditional)).toHaveLength(Array.from(character).length);
        const again = wordForms.formsOf({ character: traditional, pinyin: null, englishTranslation: 'x' });
        // A form that is the same in both scripts, such as 干, says nothing of its script.
        fc.pre(again.simplified !== traditional);
        expect(again.traditional).toBe(traditional);
      }),
    );
  });
});
