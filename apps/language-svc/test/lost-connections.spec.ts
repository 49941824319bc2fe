import { randomUUID } from 'node:crypto';
import { entryCreated } from '@memory/events';
import { eventually, startTcpProxy, type TcpProxy, type TestDatabase } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { createEmptyDatabase, type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem, listVocabulary } from './vocabulary-requests.ts';

let database: TestDatabase;
let proxy: TcpProxy;
let language: LanguageApp;
beforeAll(async () => {
  database = await createEmptyDatabase();
  proxy = await startTcpProxy(database.url);
  language = await startLanguageApp({
    database,
    environment: { DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: '200' },
  });
});
afterAll(async () => {
  await language.close();
  await proxy.stop();
  await database.drop();
});

describe('after PostgreSQL has forgotten the connections of the service', () => {
  it('a write gets a 503 that says that its outcome is unknown, and its repetition is stored once', async () => {
    const userId = uuidv7();
    const payload = { character: '猫', pinyin: 'māo', englishTranslation: 'cat' };
    const headers = { 'idempotency-key': randomUUID() };
    const add = () => language.request(userId, { method: 'POST', url: '/api/vocabulary', payload, headers });
    // A connection that is used a moment before.
    await language.database.vocabularyItem.count();
    proxy.makeHalfOpen();

    const rejected = await add();
    expect([rejected.statusCode, rejected.json<{ code?: string }>().code]).toEqual([503, 'outcome_unknown']);
    expect((await add()).statusCode).toBe(201);
    expect(await language.database.vocabularyItem.count({ where: { userId } })).toBe(1);
  });

  it('an event is handled', async () => {
    const authorId = uuidv7();
    await createVocabularyItem(language, authorId, { character: '狗' });
    const { entryId, version } = language.journal.createEntry(authorId, { content: '狗' });
    proxy.makeHalfOpen();
    await language.publish(entryCreated, entryId, { entryId, authorId, version });
    await eventually(async () =>
      expect(await listVocabulary(language, authorId)).toMatchObject([{ character: '狗', frequency: 1 }]),
    );
  });
});
