import { accountDeleted } from '@memory/events';
import { MARK_RESTORED_ACCOUNTS_FOR_ERASURE } from '@memory/service-kit/restored-erasures';
import { RepeatRestoredErasures } from '../src/erasure/delete-account.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => void (app = await startSocialApp({ POLL_INTERVAL_MS: '600000' })));
afterAll(() => app.close());

/** What a restore and the start of the service after it do. */
async function restore(erasedIds: string[]): Promise<void> {
  await app.database.$executeRawUnsafe(MARK_RESTORED_ACCOUNTS_FOR_ERASURE, erasedIds);
  await app.app.get(RepeatRestoredErasures).onModuleInit();
}

const deletionEvents = async (userId: string): Promise<number> => {
  const [{ count }] = await app.database.$queryRaw<[{ count: bigint }]>`
    SELECT count(*) FROM (SELECT type, entity_id FROM outbox UNION ALL SELECT type, entity_id FROM published_event) AS event
    WHERE type = ${accountDeleted.type} AND entity_id = ${userId}`;
  return Number(count);
};

it('erases an account again that a restore has brought back, and no other', async () => {
  const [erased, other] = [await storeUser(app), await storeUser(app)];
  const never = 'b3b1f0de-6f0e-4d0a-9d0e-0a8a5a3a7b10';
  await restore([erased.id, never]);
  const accounts = await app.database.account.findMany({ select: { id: true } });
  expect(accounts.map(({ id }) => id)).toEqual([other.id]);
  expect((await app.database.erasure.findMany()).map(({ userId }) => userId)).toEqual([erased.id]);
  expect([await deletionEvents(erased.id), await deletionEvents(other.id)]).toEqual([1, 0]);
});

it('tells the services once, however often the service starts', async () => {
  const erased = await storeUser(app);
  await restore([erased.id]);
  await app.app.get(RepeatRestoredErasures).onModuleInit();
  expect(await deletionEvents(erased.id)).toBe(1);
});
