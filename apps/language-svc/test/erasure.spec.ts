import { accountDeleted, entryCreated } from '@memory/events';
import { listUnlistedTables } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { accountDataTables } from '../src/erasure/tables.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createReview, Reviewer } from './review-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

async function createVocabulary(userId: string): Promise<void> {
  const payload = { character: '好', pinyin: 'hǎo', englishTranslation: 'good', notes: `of ${userId}` };
  expect((await language.request(userId, { method: 'POST', url: '/api/vocabulary', payload })).statusCode).toBe(201);
  const learner = new Reviewer(language, userId);
  await learner.review(createReview(await learner.addWord('学')));
  await learner.changeSettings({ minutesPerDay: 10 });
  const entryId = uuidv7();
  await language.publish(entryCreated, entryId, { entryId, authorId: userId, version: 1 });
}

const hasRows = async (userId: string): Promise<boolean> => {
  const rows = await Promise.all(
    [...Object.keys(accountDataTables), 'review_log"."review'].map((table) =>
      language.database.$queryRawUnsafe(`SELECT row_to_json(t)::text AS row FROM "${table}" t`),
    ),
  );
  return JSON.stringify(rows).includes(userId);
};

it('account.deleted erases all rows of the user and keeps the rows of others', async () => {
  const [mei, li] = [uuidv7(), uuidv7()];
  await Promise.all([createVocabulary(mei), createVocabulary(li)]);
  const { republish } = await language.publish(accountDeleted, mei, { userId: mei });
  await eventually(async () => expect([await hasRows(mei), await hasRows(li)]).toEqual([false, true]));
  await republish();
  expect((await language.request(li, { url: '/api/vocabulary' })).json()).toHaveLength(2);
  expect((await language.request(mei, { url: '/api/vocabulary' })).json()).toEqual([]);
});

it('accountDataTables lists every table of the database', async () => {
  expect(await listUnlistedTables(language.database, accountDataTables)).toEqual([]);
});
