import { zhuyinByPinyinLetters } from '@memory/text/zhuyin-table';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCedict, readCedictText } from '../src/dictionary/parse-cedict.ts';
import { formatPinyin, formatPinyinSyllable, removeToneMark } from '../src/readings/format-pinyin.ts';
import { parseNumberedPinyin, type PinyinSyllable } from '../src/readings/parse-numbered-pinyin.ts';
import { formatZhuyinSyllable, pinyinToZhuyin } from '../src/readings/pinyin-to-zhuyin.ts';

const pinyinOf = (numbered: string): string => formatPinyin(parseNumberedPinyin(numbered));
const zhuyinOf = (numbered: string): string => pinyinOf(numbered).split(' ').map(pinyinToZhuyin).join(' ');

describe('a reading', () => {
  it.each([
    ['nu:3 peng2 you5', 'nǚ péng you', 'ㄋㄩˇ ㄆㄥˊ ˙ㄧㄡ'],
    ['lu:e4', 'lüè', 'ㄌㄩㄝˋ'],
    ['jiu3 gui4', 'jiǔ guì', 'ㄐㄧㄡˇ ㄍㄨㄟˋ'],
    ['hou4 xue2', 'hòu xué', 'ㄏㄡˋ ㄒㄩㄝˊ'],
    ['xiong2', 'xióng', 'ㄒㄩㄥˊ'],
    ['yong4 yu2', 'yòng yú', 'ㄩㄥˋ ㄩˊ'],
    ['weng1 wen4 dong1', 'wēng wèn dōng', 'ㄨㄥ ㄨㄣˋ ㄉㄨㄥ'],
    ['zhi1 shi5', 'zhī shi', 'ㄓ ˙ㄕ'],
    ['er2 zi5', 'ér zi', 'ㄦˊ ˙ㄗ'],
    ['wan2 r5', 'wán r', 'ㄨㄢˊ ㄦ'],
    ['yo1', 'yō', 'ㄧㄛ'],
    ['ou3', 'ǒu', 'ㄡˇ'],
    ['m2 ng2 hng5', 'ḿ ńg hng', 'ㄇˊ ㄫˊ ˙ㄏㄫ'],
    ['Bei3 jing1', 'Běi jīng', 'ㄅㄟˇ ㄐㄧㄥ'],
    ['qian1wa3', 'qiān wǎ', 'ㄑㄧㄢ ㄨㄚˇ'],
  ])('%s is %s and %s', (numbered, pinyin, symbols) => {
    expect(pinyinOf(numbered)).toBe(pinyin);
    expect(zhuyinOf(numbered)).toBe(symbols);
  });

  it('keeps signs that are not syllables', () => {
    expect(pinyinOf('san1 C')).toBe('sān C');
    expect(pinyinOf('you3 zhi4 , shi4')).toBe('yǒu zhì, shì');
  });

  it('of an unknown character is empty in zhuyin too', () => {
    expect(pinyinToZhuyin('')).toBe('');
  });

  it('rejects letters that are no syllable', () => {
    expect(() => formatZhuyinSyllable({ letters: 'bong', tone: 1 })).toThrow(RangeError);
  });
});

describe('every syllable of CC-CEDICT', () => {
  let syllables: PinyinSyllable[];

  beforeAll(async () => {
    const byName = new Map<string, PinyinSyllable>();
    for (const entry of parseCedict(await readCedictText())) {
      for (const part of parseNumberedPinyin(entry.pinyin)) {
        if (typeof part !== 'string') byName.set(`${part.letters.toLowerCase()}${part.tone}`, part);
      }
    }
    syllables = [...byName.values()];
  });

  it('has its zhuyin, and no two syllables share one', () => {
    expect(syllables.length).toBeGreaterThan(1_300);
    const symbols = syllables.map(formatZhuyinSyllable);
    const shared = symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index);
    // er in the neutral tone does not occur, so r and er never meet
    expect(shared).toEqual([]);
  });

  it('has the same zhuyin from numbered pinyin and from pinyin with tone marks', () => {
    expect(
      syllables.filter((syllable) => pinyinToZhuyin(formatPinyinSyllable(syllable)) !== formatZhuyinSyllable(syllable)),
    ).toEqual([]);
  });

  it('keeps its letters when its tone mark is removed', () => {
    expect(
      syllables.filter(
        (syllable) => removeToneMark(formatPinyinSyllable(syllable)) !== syllable.letters.normalize('NFC'),
      ),
    ).toEqual([]);
  });

  it('carries exactly its own tone in both scripts', () => {
    const marks = { pinyin: ['\u0304', '\u0301', '\u030c', '\u0300'], zhuyin: ['', 'ˊ', 'ˇ', 'ˋ', '˙'] };
    const wrong = syllables.filter(({ letters, tone }) => {
      const found = marks.pinyin.findIndex((mark) =>
        formatPinyinSyllable({ letters, tone }).normalize('NFD').includes(mark),
      );
      const symbols = formatZhuyinSyllable({ letters, tone });
      const tonesInZhuyin = marks.zhuyin.slice(1).filter((mark) => symbols.includes(mark));
      const expected = tone === 1 || letters === 'r' ? [] : [marks.zhuyin[tone - 1]];
      return found !== (tone === 5 ? -1 : tone - 1) || tonesInZhuyin.join() !== expected.join();
    });
    expect(wrong).toEqual([]);
  });

  it('leaves few rows of the zhuyin table unused', () => {
    const used = new Set(syllables.map(({ letters }) => letters.toLowerCase()));
    expect([...zhuyinByPinyinLetters.keys()].filter((letters) => !used.has(letters)).toSorted()).toEqual([
      'cei',
      'n',
      'ng',
      'yai',
      'ê',
    ]);
  });
});
