import { beforeAll, describe, expect, it } from 'vitest';
import { buildCompleteEntries } from '../src/dictionary/build-dictionary-entries.ts';
import { curatedMeanings } from '../src/dictionary/curated-meanings.ts';
import type { DictionaryEntry } from '../src/dictionary/dictionary-entry.ts';
import {
  hiddenCategoryOf,
  neutralMeanings,
  reviewedSenses,
  withoutHiddenSenses,
} from '../src/dictionary/hidden-senses.ts';
import { InMemoryDictionary, readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { readCedictText } from '../src/dictionary/parse-cedict.ts';
import { findHiddenCategory, sensePatterns } from '../src/dictionary/sense-patterns.ts';

let complete: DictionaryEntry[];
let dictionary: InMemoryDictionary;

beforeAll(async () => {
  complete = [...buildCompleteEntries(await readCedictText())];
  dictionary = readDictionary();
});

/** All meanings of a word in the generated dictionary, whatever its reading. */
const meaningsOf = (word: string): string =>
  dictionary
    .readingsOf(word)
    .flatMap(({ meanings }) => meanings)
    .join(' | ');

/** Words that no sense may have which a child sees. Independent of the patterns, so that a pattern that is lost is missed. */
const NEVER_SHOWN =
  /fuck|\bcunt|\bshit|bitch|whore\b|\bslut\b|\bboob(?:s|ies)|\btits\b|asshole|prostitut|porno|masturbat|orgasm|heroin\b|marijuana|\(vulgar\)|\bnigger|to have sex|blowjob/;

describe('the senses that children see', () => {
  it('contain no vulgar, sexual or insulting sense and no drug, in any of the entries', () => {
    const seen = new Set(complete.flatMap(({ simplified, traditional }) => [simplified, traditional]));
    const readings = [...seen].flatMap((word) => dictionary.readingsOf(word));
    expect(readings.length).toBeGreaterThan(150_000);
    const neutral = new Set(Object.values(neutralMeanings));
    const forbidden = readings.flatMap((reading) =>
      reading.meanings.filter(
        (sense) => !neutral.has(sense) && (NEVER_SHOWN.test(sense) || hiddenCategoryOf(reading, sense)),
      ),
    );
    expect(forbidden).toEqual([]);
  });

  it('are some for every word that has senses at all', () => {
    const lost = complete.filter(
      (entry) => entry.meanings.length > 0 && withoutHiddenSenses(entry).meanings.length === 0,
    );
    expect(lost).toEqual([]);
  });

  it('have not lost more than one sense in a hundred', () => {
    const count = complete.reduce((sum, { meanings }) => sum + meanings.length, 0);
    const hidden = complete.reduce(
      (sum, entry) => sum + entry.meanings.filter((sense) => hiddenCategoryOf(entry, sense)).length,
      0,
    );
    expect(hidden).toBeGreaterThan(1_000);
    expect(hidden / count).toBeLessThan(0.01);
  });

  it.each([
    ['奶奶', 'grandma', /boob|breast/],
    ['鸡', 'chicken', /prostitut/],
    ['鸭子', 'duck', /prostitut/],
    ['小姐', 'young lady', /prostitut/],
    ['同志', 'comrade', /homosexual/],
    ['基', 'foundation', /gay/],
    ['玻璃', 'glass', /homosexual/],
    ['操', 'to exercise', /fuck/],
    ['干', 'to do', /fuck/],
    ['日', 'day', /fuck|sex/],
    ['靠', 'to lean', /fuck/],
    ['打炮', 'firecrackers', /sex|masturbat/],
    ['上床', 'to go to bed', /sex/],
    ['大麻', 'hemp', /cannabis|marijuana/],
    ['白粉', 'chalk powder', /heroin/],
    ['叶子', 'leaf', /marijuana/],
    ['溜冰', 'skat', /meth/],
    ['冰', 'ice', /meth/],
    ['菊花', 'chrysanthemum', /anus/],
    ['小弟弟', 'little brother', /penis/],
    ['小便', 'urin', /penis/],
    ['兔崽子', 'brat', /bastard/],
    ['黄色', 'yellow', /lewd|porn/],
    ['黄', 'yellow', /porn/],
    ['绿', 'green', /cheat/],
    ['坦克', 'tank', /woman/],
    ['棒子', 'stick', /Korean/],
    ['那个', 'that one', /sex/],
    ['炒饭', 'fried rice', /sex/],
    ['屌', '(a rude word)', /cool|penis|fuck/],
    ['肏', '(a rude word)', /fuck/],
    ['牛逼', '(a rude word)', /vulgar/],
    ['黑鬼', '(an insulting word)', /black/],
    ['妓女', '(a word for adults)', /prostitut/],
    ['强奸', '(a serious crime)', /rape/],
    ['海洛因', '(an illegal drug)', /heroin/],
    ['阳具', '(a private part of the body)', /penis/],
  ])('of %s are %s and not %s', (word, shown, hidden) => {
    expect(meaningsOf(word)).toContain(shown);
    expect(meaningsOf(word)).not.toMatch(hidden);
  });

  it.each([
    ['乳房', 'breast'],
    ['阴茎', 'penis'],
    ['睾丸', 'testicle'],
    ['子宫', 'womb'],
    ['精子', 'sperm'],
    ['月经', 'period'],
    ['避孕', 'contraception'],
    ['安全套', 'condom'],
    ['怀孕', 'pregnan'],
    ['性教育', 'sex education'],
    ['性骚扰', 'sexual harassment'],
    ['性别', 'gender'],
    ['异性', 'opposite sex'],
    ['交配', 'animals'],
    ['同性恋', 'homosexual'],
    ['吸毒', 'to take drugs'],
    ['毒品', 'drugs'],
    ['药', 'medicine'],
    ['鸦片', 'opium'],
    ['鸦片战争', 'Opium War'],
    ['慰安妇', 'comfort wom'],
    ['油菜', 'rape'],
    ['大山雀', 'great tit'],
    ['砷', 'arsenic'],
    ['鸡胸肉', 'chicken breast'],
    ['母乳', 'breast milk'],
    ['驴', 'donkey'],
    ['屁股', 'bottom'],
    ['屎', 'excrement'],
    ['叼', 'mouth'],
    ['笨蛋', 'fool'],
    ['狼狈', 'difficult'],
    ['死', 'to die'],
    ['裸体', 'naked'],
  ])('of %s still are %s', (word, shown) => {
    expect(meaningsOf(word)).toContain(shown);
  });

  it('are all senses that this project wrote', () => {
    const hidden = curatedMeanings.filter(({ word, meanings }) =>
      meanings.some((meaning) => hiddenCategoryOf({ simplified: word, pinyin: '' }, meaning)),
    );
    expect(hidden).toEqual([]);
  });
});

describe('the lists of senses', () => {
  it.each(sensePatterns)('find the example "$example" of a pattern', ({ pattern, example }) => {
    expect(example).toMatch(new RegExp(pattern, 'u'));
  });

  it.each(sensePatterns.filter(({ treatment }) => treatment !== 'last'))(
    'treat the example "$example" as they say: $treatment',
    ({ treatment, example }) => {
      expect(findHiddenCategory(example) === undefined).toBe(treatment === 'keep');
    },
  );

  it('name no word without the sense that they hide or keep', () => {
    const byWord = Map.groupBy(complete, ({ simplified }) => simplified);
    const hasSense = ({ word, sense = '' }: { word: string; sense?: string | undefined }): boolean =>
      (byWord.get(word) ?? []).some(({ meanings }) => meanings.some((meaning) => meaning.includes(sense)));
    expect([...reviewedSenses.hidden, ...reviewedSenses.kept].filter((row) => !hasSense(row))).toEqual([]);
  });
});
