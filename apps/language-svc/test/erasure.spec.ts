import { accountDeleted, entryCreated } from '@memory/events';
import { listUnlistedTables } from '@memory/service-kit';
import { eventually, type TestDatabase } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { accountDataTables } from '../src/erasure/tables.ts';
import {
  type ConnectedLanguageApp,
  createDatabaseWithoutDictionary,
  startConnectedLanguageApp,
} from './language-app.ts';

let database: TestDatabase;
let language: ConnectedLanguageApp;
beforeAll(async () => {
  database = await createDatabaseWithoutDictionary();
  language = await startConnectedLanguageApp(database);
});
afterAll(async () => {
  await language.close();
  await database.drop();
});

async function learns(userId: string): Promise<void> {
  const payload = { character: '好', pinyin: 'hǎo', englishTranslation: 'good', notes: `of ${userId}` };
  expect((await language.request(userId, { method: 'POST', url: '/api/vocabulary', payload })).statusCode).toBe(201);
  const entryId = uuidv7();
  await language.publish(entryCreated, entryId, { entryId, authorId: userId, version: 1 });
}

const held = async (userId: string): Promise<boolean> => {
  const rows = await Promise.all(
    Object.keys(accountDataTables).map((table) =>
      language.database.$queryRawUnsafe(`SELECT row_to_json(t)::text AS row FROM "${table}" t`),
    ),
  );
  return JSON.stringify(rows).includes(userId);
};

it('when an account is deleted, everything its owner learns goes, and nobody else loses anything', async () => {
  const [mei, li] = [uuidv7(), uuidv7()];
  await Promise.all([learns(mei), learns(li)]);
  const { again } = await language.publish(accountDeleted, mei, { userId: mei });
  await eventually(async () => expect([await held(mei), await held(li)]).toEqual([false, true]));
  await again();
  expect((await language.request(li, { url: '/api/vocabulary' })).json()).toHaveLength(1);
  expect((await language.request(mei, { url: '/api/vocabulary' })).json()).toEqual([]);
});

it('knows of every table what of a person is in it', async () => {
  expect(await listUnlistedTables(language.database, accountDataTables)).toEqual([]);
});
