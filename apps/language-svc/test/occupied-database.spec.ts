import { eventually } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

/** More than the connections of a pool (10 is the default of pg). */
const REQUESTS = 12;
/** Whether a transaction waits for a lock for longer than Prisma lets a transaction take. */
const HAS_EXPIRED = `
  SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND xact_start < clock_timestamp() - interval '5.5 seconds'`;

describe('a write that the database does not do in time, and that has no effect, gets a 503', () => {
  let language: LanguageApp;
  let other: PgDatabase;
  let activity: PgDatabase;

  beforeAll(async () => {
    language = await startLanguageApp();
    other = new PgDatabase(language.testDatabase.url);
    activity = new PgDatabase(language.testDatabase.url);
  });
  afterAll(async () => {
    await Promise.all([other.close(), activity.close()]);
    await language.close();
  });

  /** Adds words while nothing can be written, until `isLongEnough` resolves. */
  const addWhileLocked = async (count: number, isLongEnough: (waiting: Promise<unknown>[]) => Promise<unknown>) => {
    const payload = { character: '猫', pinyin: 'māo', englishTranslation: 'cat' };
    const waiting: ReturnType<typeof language.request>[] = [];
    await other.$transaction(async (tx) => {
      await tx.$executeRawUnsafe('LOCK TABLE vocabulary_item');
      for (let number = 0; number < count; number += 1)
        waiting.push(language.request(uuidv7(), { method: 'POST', url: '/api/vocabulary', payload }));
      await isLongEnough(waiting);
    });
    const responses = await Promise.all(waiting);
    return responses.map((response) => [response.statusCode, response.json<{ code?: string }>().code]);
  };

  it('when no connection becomes free', async () => {
    const outcomes = await addWhileLocked(REQUESTS, (waiting) => Promise.race(waiting));

    expect(outcomes).toContainEqual([503, 'service_unavailable']);
    const stored = outcomes.filter(([status]) => status === 201);
    expect(await language.database.vocabularyItem.count()).toBe(stored.length);
  });

  it('when its transaction takes too long', async () => {
    // The handlers of the events that count the words of the test before would wait for the lock, too.
    const uncounted = { where: { isCounted: false } };
    await eventually(async () => expect(await language.database.vocabularyItem.count(uncounted)).toBe(0));
    const before = await language.database.vocabularyItem.count();
    const outcomes = await addWhileLocked(1, () =>
      eventually(async () => expect(await activity.$queryRawUnsafe(HAS_EXPIRED)).toHaveLength(1)),
    );

    expect(outcomes).toEqual([[503, 'service_unavailable']]);
    expect(await language.database.vocabularyItem.count()).toBe(before);
  });
});
