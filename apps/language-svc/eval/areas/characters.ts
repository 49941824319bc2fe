import { isChineseText } from '@memory/text';
import { readCedict } from '../../src/dictionary/cedict-source.ts';
import { parseCedict } from '../../src/dictionary/cedict.ts';
import { markedSyllable } from '../../src/readings/marked-pinyin.ts';
import { zhuyinOfMarked } from '../../src/readings/marked-zhuyin.ts';
import { readNumberedPinyin } from '../../src/readings/syllable.ts';
import { zhuyinBySyllable } from '../../src/readings/zhuyin-table.ts';
import { zhuyinSyllable } from '../../src/readings/zhuyin.ts';
import type { Area } from '../area.ts';
import { lexicon } from '../lexicon.ts';

const FIRST = 0x4e00;
const LAST = 0x9fff;

/** How many characters of the basic block have a reading and a meaning, and whether zhuyin says what pinyin says. */
export const characters: Area = {
  name: 'characters',
  async judge() {
    const words = await lexicon();
    const basic = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCodePoint(FIRST + at));
    const usual = basic.map((character) => words.entriesOf(character)[0]);
    const chinese = [...parseCedict(await readCedict())].filter(({ simplified }) => isChineseText(simplified));
    // from the numbers of CC-CEDICT, and the way the service goes: from the pinyin as it is printed
    const consistent = chinese.filter(({ pinyin }) =>
      readNumberedPinyin(pinyin).every(
        (part) => typeof part !== 'string' && zhuyinSyllable(part) === zhuyinOfMarked(markedSyllable(part)),
      ),
    );
    return {
      figures: [
        {
          what: 'characters U+4E00–9FFF with a reading',
          value: share(usual.filter(Boolean), basic),
          of: basic.length,
          atLeast: 99.5,
        },
        {
          what: 'characters U+4E00–9FFF with a meaning',
          value: share(
            usual.filter((entry) => entry?.meaning),
            basic,
          ),
          of: basic.length,
          atLeast: 73,
        },
        {
          what: 'entries whose zhuyin is that of their pinyin',
          value: share(consistent, chinese),
          of: chinese.length,
          atLeast: 100,
        },
        { what: 'syllables in the table of zhuyin', value: zhuyinBySyllable.size, unit: '', of: zhuyinBySyllable.size },
      ],
      misses: basic.filter((_, at) => !usual[at]),
    };
  },
};

const share = (some: readonly unknown[], all: readonly unknown[]): number => (100 * some.length) / all.length;
