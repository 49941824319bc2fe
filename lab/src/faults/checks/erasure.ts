import { withRedis } from '@memory/admin/with-redis';
import { eventStreamKey } from '@memory/event-bus/redis-keys';
import type { Producer } from '@memory/events';
import type { Person } from '../../people/person.ts';
import { type DatabaseName, databaseNames, type Databases } from '../../product/databases.ts';
import type { Product } from '../../product/product.ts';
import { tryToRead } from './access.ts';
import { type Check, shorten } from './check.ts';

/** Checks that nothing of the erased person is left: in no table, in no stream of the event bus, for no reader. */
export const erasureCheck: Check = {
  name: 'erasure',
  async findProblems({ leaver: { person, isErased, failure }, databases, product, stranger }) {
    if (failure !== undefined) return [`the person to be erased could not write before: ${failure}`];
    if (!isErased) return ['the deletion of an account was never acknowledged'];
    const words = wordsOf(person);
    const places = await Promise.all([
      ...databaseNames.map((database) => searchDatabase(databases, database, words)),
      searchStreams(product, words),
    ]);
    const links = [...person.records.entries.values()].flatMap(({ shareId }) => shareId ?? []);
    const responses = await Promise.all(links.map((shareId) => tryToRead(stranger, `/api/shared/${shareId}`)));
    const { status: ownStatus } = await tryToRead(person, '/api/simple-user');
    return shorten([
      ...places.flat().map((place) => `data of the erased ${person.username} is left in ${place}`),
      ...responses.filter(({ status }) => status !== 404).map(() => 'a share link of an erased person works'),
      ...(ownStatus === 401 ? [] : [`an erased person is signed in: ${ownStatus}`]),
    ]);
  },
};

/** Returns the ids and texts by which the person's data can be found. */
function wordsOf({ id, username, records }: Person): string[] {
  return [
    id,
    username,
    ...records.files.map((file) => file.id),
    ...[...records.entries.values()].flatMap((entry) => [entry.id ?? '', entry.shareId ?? '']),
    ...[...records.items.values()].map((item) => item.id ?? ''),
    ...records.reviews.keys(),
  ].filter((word) => word !== '');
}

/** Searches the text of all rows of all tables that the service may read. */
async function searchDatabase(databases: Databases, database: DatabaseName, words: string[]): Promise<string[]> {
  const tables = await databases.query<{ name: string }>(
    database,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
       AND has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await databases.query(
      database,
      // OFFSET 0 keeps PostgreSQL from formatting each row again for each word, which would take eight times as long.
      `SELECT FROM (SELECT row_data::text AS row FROM ${name} AS row_data OFFSET 0) AS formatted
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE position(word IN row) > 0) LIMIT 1`,
      [words],
    );
    if (rows.length > 0) places.push(`${database}.${name}`);
  }
  return places;
}

/** Searches the events of all producers, and their dead letters and replays. */
const searchStreams = (product: Product, words: readonly string[]): Promise<string[]> =>
  withRedis(product.installation().redisUrl, async (redis) => {
    const places = new Set<string>();
    const pattern = { match: eventStreamKey('*' as Producer), type: 'stream' };
    for await (const streams of redis.scanStream(pattern)) {
      for (const stream of streams as string[]) {
        const text = JSON.stringify(await redis.xrange(stream, '-', '+'));
        if (words.some((word) => text.includes(word))) places.add(stream);
      }
    }
    return [...places];
  });
