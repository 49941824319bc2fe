import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseUrl } from '@memory/launcher/postgres/database-url';
import { watchForLostConnection } from '@memory/launcher/postgres/postgres-client';
import { startTcpProxy, type TcpProxy } from '@memory/testing';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';

/** Instead of seconds. */
const SILENCE_MS = 300;
/** More than all the buffers between the server and the client hold. */
const ROWS = 100_000;
const ROW = 'x'.repeat(999);
const COPY_OUT = `COPY (SELECT '${ROW}' FROM generate_series(1, ${ROWS})) TO STDOUT`;
const LOST = /Connection terminated: PostgreSQL does not know it/;

let sample: SampleProduct;
beforeAll(async () => void (sample = await startSampleProduct()));
afterAll(() => sample.stop());

let proxy: TcpProxy;
let client: Client;
beforeEach(async () => {
  const url = databaseUrl(sample.serverUrl, 'memory_social');
  proxy = await startTcpProxy(url);
  client = new Client({ connectionString: proxy.url });
  // The server can be asked by another way, as after an outage of the network.
  watchForLostConnection(client, url, SILENCE_MS);
  await client.connect();
});
afterEach(async () => {
  await proxy.stop();
  await client.end();
});

/** @param afterFirst called when some rows were taken, and many are left */
async function* rows(afterFirst: () => unknown): AsyncGenerator<Buffer> {
  for (let count = 0; count < ROWS; count += 1_000) {
    if (count === 10_000) await afterFirst();
    yield Buffer.from(`${ROW}\n`.repeat(1_000));
  }
}

async function copyIn(source: AsyncGenerator<Buffer>): Promise<number> {
  await client.query('CREATE TEMPORARY TABLE copied (text text)');
  const stream = client.query(copyFrom('COPY copied FROM STDIN'));
  await pipeline(Readable.from(source, { objectMode: false }), stream);
  return stream.rowCount;
}

describe('rows that are read', () => {
  const readRows = async (afterFirst: () => unknown): Promise<number> => {
    let bytes = 0;
    for await (const chunk of client.query(copyTo(COPY_OUT)) as AsyncIterable<Buffer>) {
      if (bytes === 0) await afterFirst();
      bytes += chunk.length;
    }
    return bytes;
  };

  it('fail when the server waits for a client that gets nothing any more', async () => {
    await expect(readRows(() => proxy.holdAll())).rejects.toThrow(LOST);
  });

  it('fail when the server has forgotten the connection', async () => {
    await expect(readRows(() => proxy.makeHalfOpen())).rejects.toThrow(LOST);
  });

  it('are complete when the client takes long to store some of them', async () => {
    expect(await readRows(() => delay(SILENCE_MS * 4))).toBe(ROWS * (ROW.length + 1));
  });
});

describe('rows that are written', () => {
  it('fail when the server waits for a client that cannot send any more', async () => {
    await expect(copyIn(rows(() => proxy.holdAll()))).rejects.toThrow(LOST);
  });

  it('are complete when the client takes long to read some of them', async () => {
    expect(await copyIn(rows(() => delay(SILENCE_MS * 4)))).toBe(ROWS);
  });
});
