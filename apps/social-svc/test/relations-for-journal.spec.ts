import type { User, UserPair, UserRelation } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { connectAs } from '@memory/testing/pg-database';
import { v4 as uuidv4 } from 'uuid';
import { lockPair } from '../src/blocks/pair-lock.ts';
import type { SocialConfig } from '../src/config.ts';
import { AdvanceRelationVersions } from '../src/relations/relation-changes.ts';
import { takeWithdrawalLock } from '../src/relations/relation-locks.ts';
import { storeUser } from './factories.ts';
import { confirm, pairOf, type RelationApp, startRelationApp } from './relation-app.ts';

let app: RelationApp;
beforeAll(async () => {
  app = await startRelationApp();
});
afterAll(() => app.close());

const couple = () => Promise.all([storeUser(app), storeUser(app)]);
beforeEach(() => {
  app.respondToWithdrawals(confirm);
  app.fakePeers.calls.length = 0;
});

const lockWaits = async (): Promise<number> => {
  const [row] = await app.database.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row!.waiting;
};

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
    const hidden = await app.request('GET', `/internal/hidden-users/${mei.id}`);
    expect(hidden.json<{ ids: string[] }>().ids).toContain(tom.id);
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

  it('say that nothing is on its way when its event is old, because the handler of such an event has failed for good', async () => {
    const [mei, tom] = await couple();
    await app.add(mei, tom);
    await app.events([mei]);
    await app.database.publishedEvent.updateMany({ data: { occurredAt: new Date(Date.now() - 11 * 60_000) } });
    expect((await app.readRelations([pairOf(mei.id, tom.id)])).relations).toMatchObject([
      { kind: 'friend', isChanging: false },
    ]);
  });

  it('get 503 when a lock is held for longer than journal-svc waits, and wait for nobody then', async () => {
    const pair = pairOf(uuidv4(), uuidv4());
    await app.database.$transaction(
      async (tx) => {
        await lockPair(tx, pair.firstId, pair.secondId);
        await takeWithdrawalLock(tx);
        const responses = await Promise.all([
          app.request('POST', '/internal/relations/read', { body: { pairs: [pair] } }),
          app.request('POST', '/internal/relations/list', { body: { after: null } }),
        ]);
        expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
        expect(await lockWaits()).toBe(0);
      },
      // Ends the test, and the locks, when the requests wait for longer.
      { timeout: 20_000 },
    );
  });

  it('cannot be copied while a process of the previous release is connected', async () => {
    const endConnection = await connectAs('outbox-relay', app.app.get<SocialConfig>(CONFIG).DATABASE_URL);
    expect((await app.readRelations([])).allWriteThrough).toBe(false);
    await endConnection();
    await eventually(async () => expect((await app.readRelations([])).allWriteThrough).toBe(true));
  });

  it('are listed in ranges, each pair once', async () => {
    const mei = await storeUser(app);
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
