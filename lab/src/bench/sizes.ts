import { setTimeout as delay } from 'node:timers/promises';
import { withRedis } from '@memory/admin/with-redis';
import { withPostgresClient } from '@memory/launcher/postgres/postgres-client';
import type { Client } from 'pg';
import { closeLivePages, openLivePages } from '../people/live-page.ts';
import { addEntries, addRelations } from '../people/stored/fill-journal.ts';
import { addVocabulary, fillReviewLog, fillVocabulary } from '../people/stored/fill-language.ts';
import { addFriendships } from '../people/stored/fill-social.ts';
import { proportionalSetSize } from '../product/process-usage.ts';
import type { Product } from '../product/product.ts';
import { type Benchmark, signUpPerson } from './benchmark.ts';
import { givePassword, signInPeople } from './school-accounts.ts';

const ROWS = 100_000;
const QUICK_ROWS = 20_000;
const PEOPLE = 2_000;
const QUICK_PEOPLE = 200;
const FIRST_ROWS = 1_000;
const CARD_TYPES = ['recognise', 'listen', 'gap', 'recall', 'write'];
const REVIEWS_PER_CARD = 10;
/** How long a process is idle before its memory is measured, in milliseconds, so that it has collected its garbage. */
const IDLE_MS = 8_000;

/** Measures the memory and disk space of one more entry, word, review, friendship, signed-in user and open page, for docs/operations/growing.md. */
export const sizesBenchmark: Benchmark = {
  name: 'sizes',
  description:
    'bytes of PostgreSQL, Redis and the gateway for each row, session and open page (--quick, --entries, --people <number>)',
  async measure(context) {
    const {
      isQuick,
      entries = isQuick ? QUICK_ROWS : ROWS,
      people: count = isQuick ? QUICK_PEOPLE : PEOPLE,
    } = context.options;
    const product = await context.startWithNpm();
    const report = (label: string, value: number): void => context.report({ label, value, unit: 'bytes' });
    const { id: reader } = await signUpPerson(product, 'bench_reader');
    const { id: learner } = await signUpPerson(product, 'bench_learner');
    const accounts = { reader, popular: reader, writer: reader };
    const tables = [
      ['entry', 'memory_journal', (client, from, to) => addEntries(client, accounts, from, to)],
      ['vocabulary item', 'memory_language', (client, from, to) => addVocabulary(client, accounts, from, to)],
      ['friendship', 'memory_social', (client, _, to) => addFriendships(client, accounts, to)],
      ['friendship (its copy)', 'memory_journal', (client, _, to) => addRelations(client, accounts, to)],
    ] as const satisfies [string, string, (client: Client, from: number, to: number) => Promise<void>][];
    for (const [row, database, add] of tables) {
      const url = product.databaseUrl(database);
      // The first rows are not measured, because the first pages of each index come with them.
      await growthOf(url, (client) => add(client, 0, FIRST_ROWS));
      const bytes = await growthOf(url, (client) => add(client, FIRST_ROWS, FIRST_ROWS + entries));
      report(`PostgreSQL: one ${row}`, bytes / entries);
    }
    const words = Math.ceil(entries / (CARD_TYPES.length * REVIEWS_PER_CARD));
    const languageUrl = product.databaseUrl('memory_language');
    await withPostgresClient(languageUrl, (client) => fillVocabulary(client, learner, words));
    const reviews = await growthOf(languageUrl, (client) =>
      fillReviewLog(client, learner, { cardTypes: CARD_TYPES, reviewsPerCard: REVIEWS_PER_CARD }),
    );
    report('PostgreSQL: one review', reviews / (words * CARD_TYPES.length * REVIEWS_PER_CARD));

    const usernames = (await givePassword(product, reader, count)).map(({ username }) => username);
    const beforeSessions = await usedRedisBytes(product);
    const people = await signInPeople(product.url, usernames);
    report('Redis: one session', ((await usedRedisBytes(product)) - beforeSessions) / count);
    await delay(IDLE_MS);
    const gateway = product.processId('gateway');
    const [beforeStreams, redisBeforeStreams] = [proportionalSetSize(gateway), await usedRedisBytes(product)];
    const pages = await openLivePages(people);
    await delay(IDLE_MS);
    report('gateway: one live stream', (proportionalSetSize(gateway) - beforeStreams) / count);
    report('Redis: one live stream', ((await usedRedisBytes(product)) - redisBeforeStreams) / count);
    await closeLivePages(pages);
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

const usedRedisBytes = (product: Product): Promise<number> =>
  withRedis(product.installation().redisUrl, async (redis) =>
    Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]),
  );
