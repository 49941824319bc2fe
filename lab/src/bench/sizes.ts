import { setTimeout as delay } from 'node:timers/promises';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import { readRunningInstallation } from '@memory/launcher/stack/running-installation';
import { Redis } from 'ioredis';
import type { Client } from 'pg';
import type { Benchmark } from './benchmark.ts';
import { dataFolder, type StartedProduct, startWithNpm } from './http/npm-start.ts';
import { proportionalSetSize } from './http/process-usage.ts';
import { type DatabaseUrls, productDatabaseUrls } from './http/product-databases.ts';
import { fillReviewLog, fillVocabulary } from './reviews/fill-review-log.ts';
import { addEntries } from './scale/fill-journal.ts';
import { addVocabulary } from './scale/fill-language.ts';
import { addFriendships } from './scale/fill-social.ts';
import { openLiveStreams } from './school/live-streams.ts';
import { signInUsers } from './school/sign-in-users.ts';
import { ACCOUNT_PASSWORD, registerAccount } from './start-product.ts';

const ROWS = 100_000;
const QUICK_ROWS = 20_000;
const PEOPLE = 2_000;
const QUICK_PEOPLE = 200;
const FIRST_ROWS = 1_000;
const CARD_TYPES = ['recognise', 'listen', 'gap', 'recall', 'write'];
const REVIEWS_PER_CARD = 10;
/** How long a process has nothing to do before its memory is measured, so that it has collected its garbage. */
const IDLE_MS = 8_000;

/** Measures what one more entry, word, review, friendship, signed-in user and open page takes, for docs/operations/growing.md. */
export const sizesBenchmark: Benchmark = {
  name: 'sizes',
  description:
    'bytes of PostgreSQL, Redis and the gateway for each row, session and open page (--quick, --entries, --people <number>)',
  async measure(context) {
    const {
      isQuick,
      entries = isQuick ? QUICK_ROWS : ROWS,
      people = isQuick ? QUICK_PEOPLE : PEOPLE,
    } = context.options;
    const product = await startWithNpm(dataFolder(await context.createFolder()));
    const report = (label: string, value: number): void => context.report({ label, value, unit: 'bytes' });
    try {
      const urlOf = await productDatabaseUrls(product);
      const reader = await registeredAccount(product, urlOf, 'bench_reader');
      const learner = await registeredAccount(product, urlOf, 'bench_learner');
      const accounts = { reader, popular: reader, writer: reader };
      const tables = [
        ['entry', 'memory_journal', (client, from, to) => addEntries(client, accounts, from, to)],
        ['vocabulary item', 'memory_language', (client, from, to) => addVocabulary(client, accounts, from, to)],
        ['friendship', 'memory_social', (client, _, to) => addFriendships(client, accounts, to)],
      ] as const satisfies [string, string, (client: Client, from: number, to: number) => Promise<void>][];
      for (const [row, database, add] of tables) {
        // The first rows come with the people and with the first pages of each index.
        await growthOf(urlOf(database), (client) => add(client, 0, FIRST_ROWS));
        const bytes = await growthOf(urlOf(database), (client) => add(client, FIRST_ROWS, FIRST_ROWS + entries));
        report(`PostgreSQL: one ${row}`, bytes / entries);
      }
      const words = Math.ceil(entries / (CARD_TYPES.length * REVIEWS_PER_CARD));
      await withPostgresClient(urlOf('memory_language'), (client) => fillVocabulary(client, learner, words));
      const reviews = await growthOf(urlOf('memory_language'), (client) =>
        fillReviewLog(client, learner, { cardTypes: CARD_TYPES, reviewsPerCard: REVIEWS_PER_CARD }),
      );
      report('PostgreSQL: one review', reviews / (await countReviews(urlOf)));

      const credentials = await givePasswords(urlOf, reader, people);
      const beforeSessions = await usedRedisBytes(product);
      const cookies = await signInUsers(product.url, credentials);
      report('Redis: one session', ((await usedRedisBytes(product)) - beforeSessions) / people);
      await delay(IDLE_MS);
      const gateway = await product.processId('gateway');
      const [beforeStreams, redisBeforeStreams] = [proportionalSetSize(gateway), await usedRedisBytes(product)];
      const streams = await openLiveStreams(product.url, cookies);
      await delay(IDLE_MS);
      report('gateway: one live stream', (proportionalSetSize(gateway) - beforeStreams) / people);
      report('Redis: one live stream', ((await usedRedisBytes(product)) - redisBeforeStreams) / people);
      await streams.close();
    } finally {
      await product.stop();
    }
  },
};

async function growthOf(url: string, fill: (client: Client) => Promise<void>): Promise<number> {
  return withPostgresClient(url, async (client) => {
    const before = await databaseBytes(client);
    await fill(client);
    return (await databaseBytes(client)) - before;
  });
}

async function databaseBytes(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  return Number(rows[0]?.bytes);
}

async function countReviews(urlOf: DatabaseUrls): Promise<number> {
  return withPostgresClient(urlOf('memory_language'), async (client) => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM review_log.review');
    return rows[0]!.count;
  });
}

async function registeredAccount(product: StartedProduct, urlOf: DatabaseUrls, username: string): Promise<string> {
  await registerAccount(product.url, username);
  return withPostgresClient(urlOf('memory_social'), async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM account WHERE username = $1', [username]);
    return rows[0]!.id;
  });
}

/** Gives accounts the password of one that was registered, because hashing a password takes as long as many requests. */
async function givePasswords(urlOf: DatabaseUrls, registered: string, count: number) {
  return withPostgresClient(urlOf('memory_social'), async (client) => {
    const { rows } = await client.query<{ username: string }>(
      `UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE id = $1)
       WHERE id IN (SELECT id FROM account WHERE id <> $1 ORDER BY id LIMIT $2) RETURNING username`,
      [registered, count],
    );
    return rows.map(({ username }) => ({ username, password: ACCOUNT_PASSWORD }));
  });
}

async function usedRedisBytes({ dataDir }: StartedProduct): Promise<number> {
  const redis = new Redis(readRunningInstallation(dataDir)?.redisUrl ?? '');
  const info = await redis.info('memory');
  redis.disconnect();
  return Number(/^used_memory:(\d+)/m.exec(info)?.[1]);
}
