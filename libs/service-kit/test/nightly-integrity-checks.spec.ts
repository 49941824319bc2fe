import { createTestDatabase, type TestDatabase } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AdvisoryLockSlots } from '../src/database/index.ts';
import { type IntegrityCheck, NightlyIntegrityChecks } from '../src/index.ts';

let testDatabase: TestDatabase;
let database: PgDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrations: 'libs/service-kit/test' });
  database = new PgDatabase(testDatabase.url);
});
afterAll(async () => {
  Logger.overrideLogger(false);
  await database.close();
  await testDatabase.drop();
});

it('runs the other checks after one that fails, which is logged by its name and goes on where it was the next time', async () => {
  const logError = vi.fn();
  Logger.overrideLogger({ error: logError, warn: () => undefined, log: () => undefined });
  const failure = new Error('the second batch cannot be read');
  let isBroken = true;
  const batches: string[] = [];
  const broken: IntegrityCheck = {
    name: 'broken',
    async checkBatch(after) {
      if (after !== null && isBroken) throw failure;
      batches.push(`broken after ${after}`);
      return { checked: 1, problems: [], next: after === null ? 'a' : null };
    },
  };
  const sound: IntegrityCheck = {
    name: 'sound',
    async checkBatch() {
      batches.push('sound');
      return { checked: 1, problems: [], next: null };
    },
  };
  const nightly = new NightlyIntegrityChecks([broken, sound], database, new AdvisoryLockSlots(testDatabase.url));

  await nightly.execute();
  expect(batches).toEqual(['broken after null', 'sound']);
  expect(logError.mock.calls.map(([entry]) => entry)).toEqual([{ err: failure, check: 'broken' }]);

  isBroken = false;
  await nightly.execute();
  expect(batches).toEqual(['broken after null', 'sound', 'broken after a']);
});
