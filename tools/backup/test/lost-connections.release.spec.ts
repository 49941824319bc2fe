import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { s3Account, type S3Server, startS3Server } from '@memory/object-store/testing/s3-server';
import { startTcpProxy, type TcpProxy } from '@memory/testing';
import { openSnapshots } from '../src/database/open-snapshots.ts';
import { S3Target } from '../src/target/s3-target.ts';
import { type SampleProduct, startSampleProduct } from '../src/testing/sample-product.ts';

/** Instead of minutes. */
const SILENCE_MS = 300;

let sample: SampleProduct;
let server: S3Server;
beforeAll(async () => {
  [sample, server] = await Promise.all([startSampleProduct(), startS3Server()]);
});
afterAll(async () => {
  await sample.stop();
  await server.stop();
});

let proxy: TcpProxy;
afterEach(() => proxy.stop());

describe('a connection of a backup to PostgreSQL', () => {
  const open = async () => {
    proxy = await startTcpProxy(sample.serverUrl);
    const snapshots = await openSnapshots(proxy.url, ['memory_social'], SILENCE_MS);
    return { snapshots, client: snapshots.clientOf('memory_social') };
  };

  it('that the server has forgotten fails instead of waiting for TCP', async () => {
    const { snapshots, client } = await open();
    proxy.makeHalfOpen();
    await expect(client.query('SELECT 1')).rejects.toThrow(/Connection terminated: PostgreSQL does not know it/);
    await snapshots.close();
  });

  it('on which a statement is executed for long is left alone', async () => {
    const { snapshots, client } = await open();
    const { rows } = await client.query(`SELECT pg_sleep(${(SILENCE_MS * 5) / 1_000}), 'done' AS state`);
    expect(rows).toMatchObject([{ state: 'done' }]);
    await snapshots.close();
  });
});

it('a request to an S3 target that no longer answers fails, and names the target', async () => {
  proxy = await startTcpProxy(server.url);
  const target = new S3Target('backups', 'school', {
    endpoint: proxy.url,
    idleMs: SILENCE_MS,
    ...s3Account,
  });
  proxy.holdAll();
  const failure: unknown = await target.read('target.json', 100).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UserFacingError);
  expect((failure as Error).message).toMatch(/^s3:\/\/backups\/school: .*nothing for 1 s/);
});
