import { beforeAll, describe, expect, it } from 'vitest';
import { buildDictionaryEntries } from '../src/dictionary/build-dictionary-entries.ts';
import { curatedMeanings } from '../src/dictionary/curated-meanings.ts';
import type { DictionaryEntry } from '../src/dictionary/dictionary-entry.ts';
import { sortSensesForLearners, summarizeMeanings } from '../src/dictionary/learner-meanings.ts';
import { ownEntries } from '../src/dictionary/own-entries.ts';
import { type CedictEntry, parseCedict, readCedictText } from '../src/dictionary/parse-cedict.ts';
import { usualReadings } from '../src/dictionary/reading-rank.ts';
import { standardPronunciationOf } from '../src/dictionary/standard-readings.ts';

let source: CedictEntry[];
let entries: DictionaryEntry[];

beforeAll(async () => {
  const cedict = await readCedictText();
  source = [...parseCedict(cedict)];
  entries = [...buildDictionaryEntries(cedict)];
});

const usual = (word: string): DictionaryEntry | undefined =>
  entries
    .filter((entry) => entry.simplified === word || entry.traditional === word)
    .toSorted((a, b) => a.readingRank - b.readingRank)[0];

describe('the dictionary', () => {
  it('has every entry of CC-CEDICT with a reading and a meaning', () => {
    expect(entries.length).toBeGreaterThan(124_900);
    expect(
      entries.filter((entry) => !entry.pinyin || entry.meanings.some((meaning) => /[\\[\]/]/.test(meaning))),
    ).toEqual([]);
  });

  it.each([
    ['了', 'le'],
    ['得', 'de'],
    ['地', 'dì'],
    ['的', 'de'],
    ['便宜', 'pián yi'],
    ['东西', 'dōng xi'],
    ['東西', 'dōng xi'],
    ['长', 'cháng'],
    ['行', 'xíng'],
    ['还', 'hái'],
    ['都', 'dōu'],
    ['着', 'zhe'],
    ['花', 'huā'],
    ['王', 'wáng'],
    ['李', 'lǐ'],
    ['和', 'hé'],
    ['只', 'zhǐ'],
    ['会', 'huì'],
    ['北京', 'Běi jīng'],
    ['妈妈', 'mā ma'],
    ['觉', 'jué'],
    ['睡觉', 'shuì jiào'],
    ['起来', 'qǐ lai'],
    ['佛', 'Fó'],
    ['明朝', 'Míng cháo'],
    ['乾', 'gān'],
    ['㐀', 'qiū'],
  ])('has %s with the reading %s first', (word, pinyin) => {
    expect(usual(word)?.pinyin).toBe(pinyin);
  });

  it.each([
    ['后', '後', 'behind'],
    ['里', '裡', 'in'],
    ['面', '面', 'face'],
    ['發', '發', 'to send'],
    ['麵', '麵', 'noodles'],
    ['云', '雲', 'cloud'],
    ['王', '王', 'king'],
    ['绿', '綠', 'green'],
    ['打', '打', 'to hit'],
    ['公园', '公園', 'park'],
    ['裏', '裏', 'in'],
    ['叫', '叫', 'to be called'],
    ['热', '熱', 'hot'],
    ['钱', '錢', 'money'],
    ['现', '現', 'now'],
    ['花儿', '花兒', 'flower'],
    ['峯', '峯', 'mountain peak'],
    ['㐁', '㐁', 'to lick'],
  ])('has %s (traditional %s) with the meaning %s first', (word, traditional, meaning) => {
    const entry = usual(word);
    expect(entry?.traditional).toBe(traditional);
    expect(entry?.meanings[0]).toBe(meaning);
  });

  it('has nearly every character of the basic block, from Unihan where CC-CEDICT lacks it', () => {
    const meaningOf = new Map<string, string>();
    for (const entry of entries.toSorted((a, b) => a.readingRank - b.readingRank)) {
      for (const word of [entry.simplified, entry.traditional])
        if (!meaningOf.has(word)) meaningOf.set(word, summarizeMeanings(entry.meanings));
    }
    const basic = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const read = basic.filter((character) => meaningOf.has(character)).length / basic.length;
    const understood = basic.filter((character) => meaningOf.get(character)).length / basic.length;
    expect(read).toBeGreaterThan(0.995);
    expect(understood).toBeGreaterThan(0.73);
    expect(entries.find((entry) => entry.simplified === '㐀')?.source).toBe('Unihan');
  });

  it("has this project's own entries for words that CC-CEDICT lacks, with a source of their own", () => {
    const known = new Set(source.map(({ simplified, pinyin }) => `${simplified} ${pinyin}`));
    expect(ownEntries.filter(({ simplified, reading }) => known.has(`${simplified} ${reading}`))).toEqual([]);
    const lengthOf = (text: string): number => Array.from(text).length;
    const unequal = ownEntries.filter(
      ({ simplified, traditional, reading }) =>
        lengthOf(simplified) !== lengthOf(traditional) || lengthOf(simplified) !== reading.split(' ').length,
    );
    expect(unequal).toEqual([]);
    expect(usual('眼保健操')).toMatchObject({ source: 'Memory', meanings: ['eye exercises (at school)'] });
  });

  it('has every reading that data/dictionary names', () => {
    const known = new Set(
      source.flatMap((entry) => {
        const { simplified, traditional } = entry;
        const pinyin = standardPronunciationOf(entry);
        return [`${simplified} ${pinyin}`, `${traditional} ${pinyin}`, `${simplified} ${pinyin} ${traditional}`];
      }),
    );
    const named = [...usualReadings].map(([word, { reading, traditional }]) =>
      [word, reading, traditional].filter(Boolean).join(' '),
    );
    const withMeanings = curatedMeanings.map(({ word, reading, traditional }) =>
      [word, reading, traditional].filter(Boolean).join(' '),
    );
    expect([...named, ...withMeanings].filter((reading) => !known.has(reading))).toEqual([]);
    expect([...usualReadings].filter(([word, { example }]) => !example.includes(word)).map(([word]) => word)).toEqual(
      [],
    );
  });
});

describe('the senses of an entry', () => {
  it('are sorted for learners, with tone marks', () => {
    expect(
      sortSensesForLearners([
        'surname Hua',
        '(literary) to be ornate',
        'variant of 華|华[hua2]',
        'CL:朵[duo3]',
        '(bound form) flower',
        'see 花兒|花儿[hua1 r5]',
      ]),
    ).toEqual(['flower', '(literary) to be ornate', 'variant of 华 (huá)', 'see 花儿 (huā r)', 'surname Hua']);
  });

  it('have neither Latin names nor the label of birds', () => {
    expect(
      sortSensesForLearners([
        '(bird species of China) great tit (Parus major)',
        'giant panda (Ailuropoda melanoleuca)',
        'clown (Peking opera)',
      ]),
    ).toEqual(['giant panda', 'clown (Peking opera)', 'great tit']);
  });

  it('are summarized in one line without uncommon ones, unless there is nothing else', () => {
    expect(summarizeMeanings(['green', '(slang) to cheat on sb'])).toBe('green');
    expect(summarizeMeanings(['a', 'b', 'c', 'd'])).toBe('a; b; c');
    expect(summarizeMeanings(['out', 'to go out', 'to go out; to come out'])).toBe('out; to go out; to come out');
    expect(summarizeMeanings(['but', `(before a clause) ${'on the other hand '.repeat(3)}`, 'yet'])).toBe('but; yet');
    expect(summarizeMeanings(['(archaic) a kind of ox', 'surname Li'])).toBe('(archaic) a kind of ox');
  });
});
