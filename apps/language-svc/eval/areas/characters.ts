import { isChineseText } from '@memory/text';
import { zhuyinOfMarked } from '../../src/readings/marked-zhuyin.ts';
import { zhuyinBySyllable } from '../../src/readings/zhuyin-table.ts';
import type { Area } from '../area.ts';
import { entries, lexicon } from '../lexicon.ts';

const FIRST = 0x4e00;
const LAST = 0x9fff;

/** How many characters of the basic block have a reading and a meaning, and whether zhuyin says what pinyin says. */
export const characters: Area = {
  name: 'characters',
  async judge() {
    const words = await lexicon();
    const basic = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCodePoint(FIRST + at));
    const usual = basic.map((character) => words.entriesOf(character)[0]);
    const all = await entries();
    // a few words hold Latin letters or a comma, which zhuyin leaves as they are
    const chinese = all.filter(({ simplified }) => isChineseText(simplified));
    const consistent = chinese.filter(({ pinyin, zhuyin }) => zhuyin === pinyin.toLowerCase().split(' ').map(zhuyinOfMarked).join(' '));
    return {
      figures: [
        { what: 'characters U+4E00–9FFF with a reading', value: share(usual.filter(Boolean), basic), of: basic.length, atLeast: 99.5 },
        { what: 'characters U+4E00–9FFF with a meaning', value: share(usual.filter((entry) => entry?.meaning), basic), of: basic.length, atLeast: 73 },
        { what: 'entries whose zhuyin is that of their pinyin', value: share(consistent, chinese), of: chinese.length, atLeast: 100 },
        { what: 'syllables in the table of zhuyin', value: zhuyinBySyllable.size, unit: '', of: zhuyinBySyllable.size },
      ],
      misses: basic.filter((_, at) => !usual[at]),
    };
  },
};

const share = (some: readonly unknown[], all: readonly unknown[]): number => (100 * some.length) / all.length;
