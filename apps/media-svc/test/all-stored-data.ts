import type { Redis } from 'ioredis';
import { accountDataTables } from '../src/erasure/tables.ts';
import type { MediaApp } from './media-app.ts';

/** Returns all data of the tables, the object store and the queues of media-svc as one text. The event bus is not included. */
export async function dumpAllStoredData(media: MediaApp, redis: Redis): Promise<string> {
  const rows = await Promise.all(
    Object.keys(accountDataTables).map((table) =>
      media.database.$queryRawUnsafe(`SELECT row_to_json(t)::text AS row FROM "${table}" t`),
    ),
  );
  const keys = (await redis.keys('*')).filter((key) => !key.startsWith('events:'));
  const dumps = await Promise.all(
    keys.map(async (key) => [
      key,
      (await redis.type(key)) === 'stream'
        ? await redis.xrange(key, '-', '+')
        : (await redis.dumpBuffer(key))?.toString('latin1'),
    ]),
  );
  return JSON.stringify([rows, await media.storedKeys(), dumps]);
}
