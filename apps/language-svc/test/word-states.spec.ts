import type { VocabularyItem, WordCoverage, WordState } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordWordStateChanges } from '../src/word-states/word-state-log.ts';
import { scheduledStateOf } from '../src/word-states/word-state.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const add = (userId: string, character: string, fields: object = {}) =>
  createVocabularyItem(language, userId, { character, isUserGenerated: false, ...fields });
const change = (userId: string | null, id: string, payload: object) =>
  language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload });
const choose = async (userId: string, id: string, payload: object) =>
  (await change(userId, id, payload)).json<VocabularyItem>().state;
const review = (userId: string, itemId: string, stability: number, at = new Date()) =>
  language.database.$transaction((tx) =>
    recordWordStateChanges(tx, userId, [{ itemId, scheduledState: scheduledStateOf({ stability }), at }]),
  );
const log = async (itemId: string) =>
  (await language.database.wordStateChange.findMany({ where: { itemId }, orderBy: { id: 'asc' } })).map(
    ({ from, to, cause }) => `${from}→${to} ${cause}`,
  );

describe('the state of a word', () => {
  it('follows from the schedule, is overridden by a tap, and every transition is logged', async () => {
    const mei = uuidv7();
    const { id, state } = await add(mei, '猫');
    expect(state).toBe('new');
    await review(mei, id, 3);
    await review(mei, id, 4);
    await review(mei, id, 30);
    expect(await choose(mei, id, { state: 'learning' })).toBe('learning');
    // The same state by the schedule does not end the choice; another one does.
    await review(mei, id, 31);
    expect(await choose(mei, id, {})).toBe('learning');
    await review(mei, id, 2);
    await review(mei, id, 40);
    expect(await choose(mei, id, { state: 'new' })).toBe('new');
    expect(await choose(mei, id, { isKnown: true })).toBe('known');
    // A word that is known by a tap stays known whatever a review says.
    await review(mei, id, 1);
    expect(await choose(mei, id, { state: 'ignored' })).toBe('ignored');
    expect(await choose(mei, id, { isHidden: false })).toBe('known');
    expect(await choose(mei, id, { isKnown: false })).toBe('learning');
    expect(await log(id)).toEqual([
      'new→learning schedule',
      'learning→known schedule',
      'known→learning tap',
      'learning→known schedule',
      'known→new tap',
      'new→known tap',
      'known→ignored tap',
      'ignored→known tap',
      'known→learning tap',
    ]);
  });

  it('is logged once when several requests choose it at the same time, and not when a request is rejected', async () => {
    const mei = uuidv7();
    const { id } = await add(mei, '猫', { isUserGenerated: true });
    await Promise.all(Array.from({ length: 5 }, () => change(mei, id, { state: 'known' })));
    expect((await change(mei, id, { state: 'ignored' })).statusCode).toBe(403);
    expect((await change(uuidv7(), id, { state: 'new' })).statusCode).toBe(404);
    await review(uuidv7(), id, 1);
    expect(await log(id)).toEqual(['new→known tap']);
  });

  it('is in all lists; the compact one leaves out the usual ones', async () => {
    const mei = uuidv7();
    await add(mei, '猫', { isKnown: true });
    const { id } = await add(mei, '狗');
    await review(mei, id, 1);
    const states = async (url: string, read: (body: never) => { state?: WordState }[]) =>
      read((await language.request(mei, { url })).json()).map(({ state }) => state);
    expect(await states('/api/vocabulary', (items) => items)).toEqual(['learning', 'known']);
    expect(await states('/api/vocabulary/compact', (items) => items)).toEqual(['learning', undefined]);
    expect(await states('/api/vocabulary/words', ({ words }) => words)).toEqual(['learning', 'known']);
  });

  it('has an append-only log, which goes with its item', async () => {
    const mei = uuidv7();
    const { id } = await add(mei, '猫', { isKnown: true, isUserGenerated: true });
    const { wordStateChange } = language.database;
    await expect(wordStateChange.updateMany({ where: { itemId: id }, data: { at: new Date(0) } })).rejects.toThrow(
      'append-only',
    );
    await expect(wordStateChange.deleteMany({ where: { itemId: id } })).rejects.toThrow('append-only');
    expect(await log(id)).toEqual(['new→known tap']);
    await language.request(mei, { method: 'DELETE', url: `/api/vocabulary/${id}` });
    expect(await log(id)).toEqual([]);
  });
});

describe('word coverage', () => {
  async function cover(userId: string, ...texts: { text: string; writtenAt?: string }[]): Promise<WordCoverage[]> {
    const payload = { texts };
    const response = await language.request(userId, { method: 'POST', url: '/api/word-coverage', payload });
    return response.json<{ coverages: WordCoverage[] }>().coverages;
  }
  const knowTwentyWords = (userId: string) =>
    Promise.all(Array.from('一二三四五六七八九十百千万东南西北春夏秋', (word) => add(userId, word, { isKnown: true })));

  it('counts every occurrence of words, without names, ignored words and other scripts', async () => {
    const mei = uuidv7();
    await add(mei, '喜欢', { isKnown: true });
    const ignored = await add(mei, '篮球');
    await choose(mei, ignored.id, { state: 'ignored' });
    await review(mei, (await add(mei, '学校')).id, 2);
    expect(await cover(mei, { text: '小明喜欢学校，小明喜欢北京，喜欢 basketball 和篮球。' })).toEqual([
      { words: 5, known: 3, learning: 1, new: 1, thenKnown: null },
    ]);
    // A name of the vocabulary is a word that its owner learns.
    await add(mei, '北京', { isKnown: true });
    expect(await cover(mei, { text: '小明喜欢北京。' })).toMatchObject([{ words: 2, known: 2 }]);
  });

  it('knows words by their characters with the same reading, in both scripts, and no word of the vocabulary against its state', async () => {
    const mei = uuidv7();
    await add(mei, '睡', { isKnown: true, pinyin: 'shuì' });
    await add(mei, '觉', { isKnown: true, pinyin: 'jué' });
    await add(mei, '得', { isKnown: true, pinyin: 'dé' });
    await add(mei, '學校', { isKnown: true });
    expect(await cover(mei, { text: '觉得' }, { text: '睡觉' }, { text: '学校' })).toMatchObject([
      { known: 1 },
      { known: 0, new: 1 },
      { known: 1 },
    ]);
    await add(mei, '觉得');
    expect(await cover(mei, { text: '觉得' })).toMatchObject([{ known: 0, new: 1 }]);
  });

  it('knows unmarked function words from twenty known words on', async () => {
    const mei = uuidv7();
    const { id } = await add(mei, '了');
    expect(await cover(mei, { text: '的了' })).toMatchObject([{ words: 2, known: 0 }]);
    await knowTwentyWords(mei);
    expect(await cover(mei, { text: '的了' })).toMatchObject([{ words: 2, known: 2 }]);
    await choose(mei, id, { state: 'learning' });
    expect(await cover(mei, { text: '的了' })).toMatchObject([{ known: 1, learning: 1 }]);
  });

  it('replays the log for the time when a text was written, of the own user alone', async () => {
    const [mei, tom] = [uuidv7(), uuidv7()];
    const begin = new Date(Date.now() - 10_000_000);
    const at = (step: number) => new Date(begin.getTime() + step * 1_000_000);
    const [cat, dog] = [await add(mei, '猫'), await add(mei, '狗')];
    await language.database.vocabularyItem.updateMany({ where: { id: cat.id }, data: { createdAt: at(1) } });
    await language.database.vocabularyItem.updateMany({ where: { id: dog.id }, data: { createdAt: at(3) } });
    await review(mei, cat.id, 30, at(2));
    await review(mei, cat.id, 5, at(4));
    await review(mei, dog.id, 30, at(5));
    await add(tom, '猫', { isKnown: true });
    const text = '猫和狗';
    const steps = [0.5, 1.5, 2.5, 4.5, 5.5];
    const coverages = await cover(mei, ...steps.map((step) => ({ text, writtenAt: at(step).toISOString() })));
    expect(coverages.map(({ thenKnown }) => thenKnown)).toEqual([null, 0, 1, 0, 1]);
    expect(coverages[0]).toMatchObject({ words: 3, known: 1, learning: 1, new: 1 });
  });
});
