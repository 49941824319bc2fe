import type { User, UserPair, UserRelation } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { postgresOptions } from '@memory/service-kit/database';
import { eventually } from '@memory/testing';
import { v4 as uuidv4 } from 'uuid';
import { lockPair } from '../src/blocks/pair-lock.ts';
import type { SocialConfig } from '../src/config.ts';
import { Database } from '../src/database.ts';
import { AdvanceRelationVersions } from '../src/relations/advance-relation-versions.ts';
import { registerUser } from './factories.ts';
import { confirm, pairOf, type RelationApp, startRelationApp } from './relation-app.ts';

let app: RelationApp;
beforeAll(async () => {
  app = await startRelationApp();
});
afterAll(() => app.close());

const couple = () => Promise.all([registerUser(app), registerUser(app)]);
beforeEach(() => {
  app.respondToWithdrawals(confirm);
  app.fakePeers.calls.length = 0;
});

const lockWaits = async (): Promise<number> => {
  const [row] = await app.database.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row!.waiting;
};

/** Connects to the database as the relay of a process of the previous release does. @returns a function that ends the connection */
async function connectPreviousRelease(databaseUrl: string): Promise<() => Promise<void>> {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', 'outbox-relay');
  const previous = new Database(postgresOptions(url.href));
  await previous.$queryRaw`SELECT 1`;
  return () => previous.$disconnect();
}

describe('the relations for journal-svc', () => {
  it.each<[string, UserRelation, (mei: User, tom: User) => [UserPair, () => Promise<unknown>]]>([
    ['a block', 'hidden', (mei, tom) => [pairOf(mei.id, tom.id), async () => app.block(mei, tom)]],
    ['the end of a friendship', 'none', (mei, tom) => [pairOf(mei.id, tom.id), async () => app.remove(mei, tom)]],
    ['a request of deletion', 'hidden', (mei) => [pairOf(mei.id, mei.id), async () => app.requestDeletion(mei)]],
    [
      'a deletion',
      'hidden',
      (mei) => [pairOf(mei.id, mei.id), async () => app.request('DELETE', `/internal/accounts/${mei.id}`)],
    ],
  ])('wait for %s that has begun, and have a later version', async (_, kind, toChange) => {
    const [mei, tom] = await couple();
    await app.add(mei, tom);
    let confirmWithdrawal = (): void => undefined;
    const isConfirmed = new Promise<void>((resolve) => {
      confirmWithdrawal = resolve;
    });
    app.respondToWithdrawals(async () => {
      await isConfirmed;
      return confirm();
    });
    const [pair, change] = toChange(mei, tom);
    const changing = change();
    await eventually(() => expect(app.withdrawals()).toHaveLength(1));
    const [reading, listing] = [app.readRelations([pair]), app.listRelations()];
    await eventually(async () => expect(await lockWaits()).toBe(2));
    confirmWithdrawal();
    const [{ relations }, listed] = await Promise.all([reading, listing]);
    await changing;
    expect(relations).toMatchObject([{ kind }]);
    expect(relations[0]!.version).toBeGreaterThan(app.withdrawals()[0]!.version);
    const ofPair = listed.filter(({ firstId, secondId }) => firstId === pair.firstId && secondId === pair.secondId);
    expect(ofPair).toEqual(kind === 'none' ? [] : [{ ...pair, kind }]);
  });

  it.each<[string, (mei: User, tom: User) => Promise<[UserPair, () => Promise<unknown>]>]>([
    ['a friendship', async (mei, tom) => [pairOf(mei.id, tom.id), async () => app.add(mei, tom)]],
    [
      'the end of a block',
      async (mei, tom) => {
        await app.block(mei, tom);
        return [pairOf(mei.id, tom.id), async () => app.unblock(mei, tom)];
      },
    ],
    [
      'a deletion that is cancelled',
      async (mei) => {
        await app.requestDeletion(mei);
        return [pairOf(mei.id, mei.id), async () => app.cancelDeletion(mei)];
      },
    ],
  ])('are read under the lock that %s waits for', async (_, prepare) => {
    const [pair, change] = await prepare(...(await couple()));
    let changing: Promise<unknown> | undefined;
    await app.database.$transaction(async (tx) => {
      await lockPair(tx, pair.firstId, pair.secondId);
      changing = change();
      await eventually(async () => expect(await lockWaits()).toBe(1));
    });
    await changing;
  });

  it('of unknown accounts are hidden, as those of erased ones; of unknown pairs none', async () => {
    const [mei, tom] = await couple();
    await app.request('DELETE', `/internal/accounts/${tom.id}`);
    const unknown = uuidv4();
    const pairs = [pairOf(tom.id, tom.id), pairOf(unknown, unknown), pairOf(mei.id, unknown), pairOf(mei.id, mei.id)];
    const { relations } = await app.readRelations(pairs);
    expect(relations.map(({ kind, isChanging }) => [kind, isChanging])).toEqual([
      ['hidden', true],
      ['hidden', false],
      ['none', false],
      ['none', false],
    ]);
    expect(await app.listRelations()).toContainEqual({ ...pairOf(tom.id, tom.id), kind: 'hidden' });
  });

  it('say whether an event of the pair is on its way', async () => {
    const [mei, tom] = await couple();
    await app.add(mei, tom);
    const pair = pairOf(mei.id, tom.id);
    // Nobody handles the events of this installation, so they remain on their way.
    expect((await app.readRelations([pair])).relations).toMatchObject([{ kind: 'friend', isChanging: true }]);
    await app.events([mei]);
    await app.database.publishedEvent.deleteMany({});
    expect((await app.readRelations([pair])).relations).toMatchObject([{ kind: 'friend', isChanging: false }]);
  });

  it('cannot be copied while a process of the previous release is connected', async () => {
    const endConnection = await connectPreviousRelease(app.app.get<SocialConfig>(CONFIG).DATABASE_URL);
    expect((await app.readRelations([])).allWriteThrough).toBe(false);
    await endConnection();
    await eventually(async () => expect((await app.readRelations([])).allWriteThrough).toBe(true));
  });

  it('are listed in ranges, each pair once', async () => {
    const mei = await registerUser(app);
    const others = Array.from({ length: 105 }, () => uuidv4());
    await app.database.account.createMany({
      data: others.map((id) => ({ id, username: id, usernameKey: id, passwordHash: '' })),
    });
    const blocking = others.filter((_, index) => index % 3 === 0);
    await app.database.block.createMany({ data: blocking.map((id) => ({ blockerId: id, blockedId: mei.id })) });
    await app.database.friendship.createMany({
      data: others.filter((id) => !blocking.includes(id)).map((id) => pairOf(id, mei.id)),
    });
    const ofMei = (await app.listRelations()).filter(({ firstId, secondId }) => [firstId, secondId].includes(mei.id));
    expect(ofMei).toHaveLength(others.length);
    expect(new Set(ofMei.map(({ firstId, secondId }) => `${firstId} ${secondId}`)).size).toBe(others.length);
    expect(ofMei.filter(({ kind }) => kind === 'hidden')).toHaveLength(35);
  });
});

it('versions are higher after a start than all before, whatever a restore has done to the sequence, and never fall', async () => {
  const lastVersion = async () => (await app.readRelations([pairOf(uuidv4(), uuidv4())])).relations[0]!.version;
  const before = await lastVersion();
  await app.database.$executeRaw`SELECT setval('relation_version', 1)`;
  await app.app.get(AdvanceRelationVersions).onModuleInit();
  const restored = await lastVersion();
  expect(restored).toBeGreaterThan(before);
  await app.database.$executeRaw`SELECT setval('relation_version', ${restored + 3_600_000}::bigint)`;
  await app.app.get(AdvanceRelationVersions).onModuleInit();
  expect(await lastVersion()).toBeGreaterThan(restored + 3_600_000);
});
