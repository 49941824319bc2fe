import type { VocabularyItem } from '@memory/contracts';
import { commonCharacters } from '@memory/text';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canDeleteVocabularyItem, canHideVocabularyItem } from '../src/vocabulary/vocabulary.policy.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const createExtracted = (userId: string, character = '猫') =>
  createVocabularyItem(language, userId, { character, isUserGenerated: false, frequency: 1 });
const change = (userId: string | null, id: string, payload: object) =>
  language.request(userId, { method: 'PATCH', url: `/api/vocabulary/${id}`, payload });
const list = async (userId: string, query = '') => {
  const response = await language.request(userId, { url: `/api/vocabulary${query}` });
  return {
    characters: response.json<VocabularyItem[]>().map(({ character }) => character),
    total: response.headers['x-total-count'],
    link: String(response.headers.link),
  };
};
const shown = async (userId: string) => {
  const { characters, total } = await list(userId);
  return { characters, total };
};
const hidden = async (userId: string) => {
  const { characters, total } = await list(userId, '?hidden=true');
  return { characters, total };
};

describe('who may hide or delete an item', () => {
  // The policy's table: the viewer, the item, and the responses to hiding and to deleting it.
  it.each([
    { viewer: 'owner', isUserGenerated: false, hide: 200, remove: 403 },
    { viewer: 'owner', isUserGenerated: true, hide: 403, remove: 204 },
    { viewer: 'other', isUserGenerated: false, hide: 404, remove: 404 },
    { viewer: 'other', isUserGenerated: true, hide: 404, remove: 404 },
    { viewer: 'signed out', isUserGenerated: false, hide: 401, remove: 401 },
    { viewer: 'signed out', isUserGenerated: true, hide: 401, remove: 401 },
  ])('$viewer, user-generated: $isUserGenerated', async ({ viewer, isUserGenerated, hide, remove }) => {
    const owner = uuidv7();
    const { id } = await createVocabularyItem(language, owner, { character: '猫', isUserGenerated });
    const userId = viewer === 'owner' ? owner : viewer === 'other' ? uuidv7() : null;
    expect((await change(userId, id, { isHidden: true, isKnown: true })).statusCode).toBe(hide);
    const isHidden = hide === 200;
    expect(await hidden(owner)).toMatchObject({ total: isHidden ? '1' : '0' });
    const [row] = await language.database.vocabularyItem.findMany({ where: { id } });
    expect(row?.knownAt instanceof Date).toBe(isHidden);
    expect((await language.request(userId, { method: 'DELETE', url: `/api/vocabulary/${id}` })).statusCode).toBe(
      remove,
    );
  });

  it('an item can be either hidden or deleted', () => {
    for (const isUserGenerated of [true, false])
      expect(canHideVocabularyItem({ isUserGenerated })).toBe(!canDeleteVocabularyItem({ isUserGenerated }));
  });
});

describe('a hidden item', () => {
  it('is in the list of hidden items only, until it is shown again', async () => {
    const userId = uuidv7();
    const { id } = await createExtracted(userId);
    await createExtracted(userId, '狗');
    expect((await change(userId, id, { isHidden: true })).json()).toMatchObject({ isHidden: true });
    expect(await shown(userId)).toEqual({ characters: ['狗'], total: '1' });
    expect(await hidden(userId)).toEqual({ characters: ['猫'], total: '1' });
    expect((await change(userId, id, { isHidden: false })).json()).toMatchObject({ isHidden: false });
    expect(await shown(userId)).toEqual({ characters: ['狗', '猫'], total: '2' });
    expect(await hidden(userId)).toEqual({ characters: [], total: '0' });
  });

  it('is counted once when requests repeat, one after the other or at once', async () => {
    const userId = uuidv7();
    const { id } = await createExtracted(userId);
    await Promise.all(Array.from({ length: 5 }, () => change(userId, id, { isHidden: true })));
    await change(userId, id, { isHidden: true });
    expect([(await shown(userId)).total, (await hidden(userId)).total]).toEqual(['0', '1']);
    await Promise.all(Array.from({ length: 5 }, () => change(userId, id, { isHidden: false })));
    expect([(await shown(userId)).total, (await hidden(userId)).total]).toEqual(['1', '0']);
  });

  it('is not extracted again', async () => {
    const userId = uuidv7();
    language.journal.createEntry(userId, { content: '猫' });
    const { id } = await createExtracted(userId);
    await change(userId, id, { isHidden: true });
    const extraction = await language.request(userId, { method: 'POST', url: '/api/vocabulary/extract' });
    expect(extraction.json()).toMatchObject({ added: [], words: [] });
    expect((await shown(userId)).characters).toEqual([]);
  });

  it('is shown again when its owner adds it by hand, as it was typed', async () => {
    const userId = uuidv7();
    const { id } = await createExtracted(userId);
    await change(userId, id, { isHidden: true });
    const typed = { character: '猫', pinyin: 'māo', englishTranslation: 'my cat', isUserGenerated: true };
    expect(await createVocabularyItem(language, userId, typed)).toMatchObject({ id, ...typed, isHidden: false });
    expect(await shown(userId)).toEqual({ characters: ['猫'], total: '1' });
    expect((await hidden(userId)).total).toBe('0');
  });

  it('is a word of the vocabulary for reading aids only while it is known', async () => {
    const userId = uuidv7();
    const { id } = await createExtracted(userId);
    const words = async () => (await language.request(userId, { url: '/api/vocabulary/words' })).json();
    await change(userId, id, { isHidden: true });
    expect(await words()).toEqual({ words: [] });
    await change(userId, id, { isKnown: true });
    expect(await words()).toMatchObject({ words: [{ simplified: '猫' }] });
  });

  it('is part of the export', async () => {
    const userId = uuidv7();
    const { id } = await createExtracted(userId);
    await change(userId, id, { isHidden: true });
    expect((await language.request(userId, { url: `/internal/people/${userId}/export` })).json()).toMatchObject({
      vocabulary: [{ id, isHidden: true }],
    });
  });

  it('makes nobody a fellow learner', async () => {
    const [mei, li] = [uuidv7(), uuidv7()];
    const words = commonCharacters.slice(0, 10).map(({ character }) => character);
    const ids = [];
    for (const word of words) {
      ids.push((await createExtracted(mei, word)).id);
      await createExtracted(li, word);
    }
    const learners = async (userId: string) =>
      (await language.request(userId, { url: `/internal/vocabulary/${userId}/fellow-learners` })).json();
    expect(await learners(li)).toEqual({ learners: [{ userId: mei, shared: 10 }] });
    await change(mei, ids[0]!, { isHidden: true });
    expect([await learners(li), await learners(mei)]).toEqual([{ learners: [] }, { learners: [] }]);
  });

  it('is listed page by page, with a link that lists hidden items too', async () => {
    const userId = uuidv7();
    for (const character of ['一', '二']) {
      const { id } = await createExtracted(userId, character);
      await change(userId, id, { isHidden: true });
    }
    const first = await list(userId, '?hidden=true&limit=1');
    expect(first.characters).toEqual(['二']);
    const next = /\?[^>]+/.exec(first.link)?.[0] ?? '';
    expect((await list(userId, next)).characters).toEqual(['一']);
    expect((await language.request(userId, { url: '/api/vocabulary?hidden=maybe' })).statusCode).toBe(400);
  });
});

describe('the mark of a known item', () => {
  it('is set and taken back by its owner, and does not hide it', async () => {
    const userId = uuidv7();
    const item = await createVocabularyItem(language, userId, { character: '猫' });
    expect(item.isKnown).toBe(false);
    expect((await change(userId, item.id, { isKnown: true })).json()).toEqual({
      ...item,
      isKnown: true,
      state: 'known',
    });
    expect((await shown(userId)).characters).toEqual(['猫']);
    expect((await change(userId, item.id, { isKnown: false })).json()).toEqual(item);
    expect((await change(userId, item.id, { isKnown: 'yes' })).statusCode).toBe(400);
  });
});
