import { expect, it } from '@jest/globals';
import { PgDatabase } from '@memory/testing/pg-database';
import { v7 as uuidv7 } from 'uuid';
import { startLanguageApp } from './language-app.ts';

/** More than the connections of a pool (10 is the default of pg). */
const REQUESTS = 12;

it('responds with 503 to a write for which no connection becomes free, because it has no effect', async () => {
  const language = await startLanguageApp();
  const other = new PgDatabase(language.testDatabase.url);
  const payload = { character: '猫', pinyin: 'māo', englishTranslation: 'cat' };
  const add = () => language.request(uuidv7(), { method: 'POST', url: '/api/vocabulary', payload });

  const waiting: ReturnType<typeof add>[] = [];
  await other.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('LOCK TABLE vocabulary_item');
    for (let count = 0; count < REQUESTS; count += 1) waiting.push(add());
    // The others wait for the lock.
    await Promise.race(waiting);
  });
  const responses = await Promise.all(waiting);

  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 503]));
  const rejected = responses.filter(({ statusCode }) => statusCode === 503);
  expect(rejected[0]?.json()).toMatchObject({ code: 'service_unavailable' });
  expect(await language.database.vocabularyItem.count()).toBe(REQUESTS - rejected.length);
  await other.close();
  await language.close();
});
