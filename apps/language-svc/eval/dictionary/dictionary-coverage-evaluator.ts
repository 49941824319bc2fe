import { isOnlyChineseCharacters } from '@memory/text';
import { zhuyinByPinyinLetters } from '@memory/text/zhuyin-table';
import { readDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { parseCedict, readCedictText } from '../../src/dictionary/parse-cedict.ts';
import { formatPinyinSyllable } from '../../src/readings/format-pinyin.ts';
import { parseNumberedPinyin } from '../../src/readings/parse-numbered-pinyin.ts';
import { formatZhuyinSyllable, pinyinToZhuyin } from '../../src/readings/pinyin-to-zhuyin.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';

const FIRST = 0x4e00;
const LAST = 0x9fff;

/**
 * Measures how many characters of the block U+4E00–9FFF have a reading and a meaning in the dictionary, and for how many dictionary entries
 * the zhuyin is consistent with the pinyin.
 */
export const dictionaryCoverageEvaluator: AccuracyEvaluator = {
  name: 'characters',
  async run() {
    const dictionary = readDictionary();
    const basic = Array.from({ length: LAST - FIRST + 1 }, (_, offset) => String.fromCodePoint(FIRST + offset));
    const usual = basic.map((character) => dictionary.readingsOf(character)[0]);
    const chinese = [...parseCedict(await readCedictText())].filter(({ simplified }) =>
      isOnlyChineseCharacters(simplified),
    );
    // The service converts pinyin with tone marks to zhuyin. A conversion from numbered pinyin must give the same zhuyin.
    const consistent = chinese.filter(({ pinyin }) =>
      parseNumberedPinyin(pinyin).every(
        (part) => typeof part !== 'string' && formatZhuyinSyllable(part) === pinyinToZhuyin(formatPinyinSyllable(part)),
      ),
    );
    const withMeaning = usual.filter((reading) => reading?.meaning);
    return {
      metrics: [
        share('characters U+4E00–9FFF with a reading', usual.filter(Boolean), basic, 99.5),
        share('characters U+4E00–9FFF with a meaning', withMeaning, basic, 73),
        share('entries whose zhuyin is that of their pinyin', consistent, chinese, 100),
        {
          name: 'syllables in the table of zhuyin',
          value: zhuyinByPinyinLetters.size,
          unit: '',
          cases: zhuyinByPinyinLetters.size,
        },
      ],
      errors: basic.filter((_, index) => !usual[index]),
    };
  },
};

const share = (name: string, some: readonly unknown[], all: readonly unknown[], minimum: number): EvaluationMetric => ({
  name,
  value: (100 * some.length) / all.length,
  cases: all.length,
  minimum,
});
