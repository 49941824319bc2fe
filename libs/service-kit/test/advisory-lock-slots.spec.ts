import { createTestDatabase, startTcpProxy, type TcpProxy, type TestDatabase } from '@memory/testing';
import { AdvisoryLockSlots, type Slot, type SlotRejection } from '../src/database/index.ts';
import { isDatabaseUnavailable } from '../src/errors/storage-errors.ts';

let database: TestDatabase;
let proxy: TcpProxy;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: 'libs/service-kit/test' });
});
beforeEach(async () => {
  proxy = await startTcpProxy(database.url);
});
afterEach(() => proxy.stop());
afterAll(() => database.drop());

const take = (url: string, holder: string): Promise<Slot | SlotRejection> =>
  new AdvisoryLockSlots(url).take('export', 2, holder);
async function takeSlot(url: string, holder: string): Promise<Slot> {
  const slot = await take(url, holder);
  if (typeof slot === 'string') throw new Error(slot);
  return slot;
}

it('gives each holder one slot, up to their number, and again what was released', async () => {
  const [first, second] = [await takeSlot(database.url, 'mei'), await takeSlot(database.url, 'li')];
  expect(await take(database.url, 'mei')).toBe('holder has one');
  expect(await take(database.url, 'wang')).toBe('all taken');
  await first.release();
  const third = await takeSlot(database.url, 'wang');
  await Promise.all([second.release(), third.release()]);
});

describe('while PostgreSQL accepts connections and sends nothing', () => {
  it('says that the database is unavailable', async () => {
    proxy.holdAll();
    const error = await take(proxy.url, 'mei').catch((reason: unknown) => reason);
    expect([error, isDatabaseUnavailable(error)]).toEqual([expect.any(Error), true]);
  });

  it('does not wait for the end of the connection of a released slot', async () => {
    const slot = await takeSlot(proxy.url, 'mei');
    proxy.holdAll();
    await expect(slot.release()).resolves.toBeUndefined();
  });
});
