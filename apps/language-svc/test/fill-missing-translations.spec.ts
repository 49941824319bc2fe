import { languageRoutes } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem, listVocabulary } from './vocabulary-requests.ts';

let language: LanguageApp;

beforeAll(async () => {
  language = await startLanguageApp();
});

afterAll(() => language.close());

const fixUnknown = async (userId: string) =>
  languageRoutes.fixUnknownVocabulary.response.body.parse(
    (await language.request(userId, { method: 'POST', url: '/api/vocabulary/fix-unknown' })).json(),
  );

describe('filling in missing translations', () => {
  it('fills in unknown translations and pinyin in one call, and keeps what the user wrote', async () => {
    const userId = uuidv7();
    const add = (item: object) => createVocabularyItem(language, userId, item);
    await add({ character: '猫' });
    await add({ character: '图书馆' });
    await add({ character: '學校', isUserGenerated: false });
    await add({ character: '狗', englishTranslation: 'my best friend' });
    await add({ character: '鸟', pinyin: 'niao', englishTranslation: 'Unknown' });
    await add({ character: 'hello' });
    await add({ character: '书', pinyin: 'shū', englishTranslation: 'a book' });
    expect(await fixUnknown(userId)).toEqual({ updated: 4 });
    const items = Object.fromEntries(
      (await listVocabulary(language, userId)).map(({ character, pinyin, englishTranslation }) => [
        character,
        [pinyin, englishTranslation],
      ]),
    );
    expect(items).toEqual({
      猫: ['māo', 'cat'],
      图书馆: ['tú shū guǎn', 'library'],
      學校: ['xué xiào', 'school'],
      狗: ['gǒu', 'my best friend'],
      鸟: ['niao', 'bird'],
      hello: [null, 'Unknown'],
      书: ['shū', 'a book'],
    });
    expect(await fixUnknown(userId)).toEqual({ updated: 0 });
  });

  it('cannot deadlock with another change of the same items, because all lock them in the order of their ids', async () => {
    const userId = uuidv7();
    const { id: firstId } = await createVocabularyItem(language, userId, { character: '猫' });
    const { id: secondId } = await createVocabularyItem(language, userId, { character: '狗' });
    const uncounted = { where: { isCounted: false } };
    await eventually(async () => expect(await language.database.vocabularyItem.count(uncounted)).toBe(0));
    // Moves the row of the first item behind the row of the second one, which an update without the lock would change first.
    await language.database.$executeRaw`UPDATE vocabulary_item SET notes = 'moved' WHERE id = ${firstId}::uuid`;
    const isWaiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const [other, activity] = [1, 2].map(() => new PgDatabase(language.testDatabase.url)) as [PgDatabase, PgDatabase];
    const filling = await other.$transaction(async (tx) => {
      await tx.$queryRawUnsafe('SELECT FROM vocabulary_item WHERE id = $1::uuid FOR UPDATE', firstId);
      const response = fixUnknown(userId);
      await eventually(async () => expect(await activity.$queryRawUnsafe(isWaiting)).toHaveLength(1));
      await tx.$queryRawUnsafe('SELECT FROM vocabulary_item WHERE id = $1::uuid FOR UPDATE NOWAIT', secondId);
      return { response };
    });
    expect(await filling.response).toEqual({ updated: 2 });
    await Promise.all([other.close(), activity.close()]);
  });

  it('does not change items of other users, and responds with 401 when signed out', async () => {
    const other = uuidv7();
    await createVocabularyItem(language, other, { character: '猫' });
    expect(await fixUnknown(uuidv7())).toEqual({ updated: 0 });
    expect(await listVocabulary(language, other)).toMatchObject([{ englishTranslation: 'Unknown' }]);
    expect((await language.request(null, { method: 'POST', url: '/api/vocabulary/fix-unknown' })).statusCode).toBe(401);
  });
});
