import { type Entry, type PairRelation, privacyLevels, type UserPair, type UserRelation } from '@memory/contracts';
import { relationChanged, relationEntityId } from '@memory/events';
import { runIntegrityChecks } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import fc from 'fast-check';
import { Client } from 'pg';
import { v4 as uuidv4 } from 'uuid';
import { SocialClient } from '../src/peers/social-client.ts';
import { CompareRelations } from '../src/relations/compare-relations.ts';
import { findUnconfirmedPairs, storeCommittedRelations, storeWithdrawal } from '../src/relations/relation-rows.ts';
import { RelationSync } from '../src/relations/relation-sync.ts';
import { createEntry, createFile, createUser } from './factories.ts';
import { pairOf } from './fake-peers.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());
beforeEach(() => {
  journal.social.failureMode = 'none';
  journal.social.allWriteThrough = true;
});

const newPair = (): UserPair => pairOf(uuidv4(), uuidv4());
const copiesOf = async ({ firstId, secondId }: UserPair) => {
  const ids = [firstId, secondId];
  const rows = await journal.database.userRelation.findMany({ where: { userId: { in: ids }, otherId: { in: ids } } });
  return rows.filter(({ userId, otherId }) => (userId === otherId) === (firstId === secondId));
};
/** The kind of both rows of a pair. */
async function copiedKind(pair: UserPair): Promise<UserRelation> {
  const kinds = new Set((await copiesOf(pair)).map(({ kind }) => kind));
  expect(kinds.size).toBeLessThanOrEqual(1);
  return [...kinds][0] ?? 'none';
}
const readStatus = async (viewerId: string | null, { id }: Entry): Promise<number> =>
  (await journal.request(viewerId, { url: `/api/journal-entries/${id}` })).statusCode;

async function createFriends(): Promise<{ author: string; friend: string; entry: Entry }> {
  const [author, friend] = [createUser(journal), createUser(journal)];
  await journal.social.befriend(author, friend);
  return { author, friend, entry: await createEntry(journal, author, { privacyLevel: 'friends' }) };
}

describe('a withdrawal that social-svc did not commit', () => {
  it.each(['none', 'hidden'] as const)('to %s hides at once, and not for good', async (kind) => {
    const { author, friend, entry } = await createFriends();
    await journal.social.withdrawWithoutCommit(author, friend, kind);
    expect(await readStatus(friend, entry)).toBe(404);
    await journal.app.get(RelationSync).poll();
    expect(await readStatus(friend, entry)).toBe(200);
  });

  it('is put right without a request, also one of an account’s deletion', async () => {
    const { author, friend, entry } = await createFriends();
    await journal.social.withdrawWithoutCommit(author, author, 'hidden');
    expect(await readStatus(friend, entry)).toBe(404);
    await eventually(async () => expect(await readStatus(friend, entry)).toBe(200));
  });
});

it('a deletion that is cancelled shows the account to friends and others again, and no blocked user', async () => {
  const { author, friend, entry } = await createFriends();
  const open = await createEntry(journal, author, { privacyLevel: 'public' });
  const blocked = createUser(journal);
  await journal.social.block(author, blocked);
  const statuses = () =>
    Promise.all([
      readStatus(friend, entry),
      readStatus(friend, open),
      readStatus(null, open),
      readStatus(blocked, open),
    ]);
  await journal.social.leave(author);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await journal.social.stay(author);
  expect(await statuses()).toEqual([200, 200, 200, 404]);
});

describe('events of relations', () => {
  it('never undo a later withdrawal, however late and often they are delivered', async () => {
    const { author, friend, entry } = await createFriends();
    const pair = pairOf(author, friend);
    const [copy] = await copiesOf(pair);
    const granted = { ...pair, kind: 'friend', version: Number(copy!.version) } as const;
    await journal.social.endFriendship(author, friend);
    const { republish } = await journal.publish(
      relationChanged,
      relationEntityId(pair.firstId, pair.secondId),
      granted,
    );
    await republish();
    // Events of one pair are handled in order, so this one is handled after the others.
    await journal.social.block(author, friend);
    await eventually(async () => expect((await copiesOf(pair)).every((copy) => copy.isConfirmed)).toBe(true));
    expect([await copiedKind(pair), await readStatus(friend, entry)]).toEqual(['hidden', 404]);
  });
});

it('a withdrawal of an older version hides nevertheless, and never shows anything', async () => {
  const pair = newPair();
  await storeCommittedRelations(journal.database, [{ ...pair, kind: 'friend', version: 100 }]);
  await storeWithdrawal(journal.database, { ...pair, kind: 'hidden', version: 7 });
  expect(await copiedKind(pair)).toBe('hidden');
  await storeWithdrawal(journal.database, { ...pair, kind: 'none', version: 8 });
  expect(await copiedKind(pair)).toBe('hidden');
  await storeCommittedRelations(journal.database, [{ ...pair, kind: 'friend', version: 99 }]);
  expect(await copiedKind(pair)).toBe('hidden');
});

/** The kinds in the order of what they let see. */
const sight: readonly UserRelation[] = ['hidden', 'none', 'friend'];
const seesMore = (one: UserRelation, other: UserRelation): boolean => sight.indexOf(one) > sight.indexOf(other);

/** A change that social-svc makes: whether its transaction commits, and when its messages arrive, as numbers of later changes. */
const change = fc.record({
  kind: fc.constantFrom(...sight),
  commits: fc.boolean(),
  eventDelays: fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }),
  lateCopies: fc.array(fc.nat(6), { maxLength: 2 }),
});

it('whatever order the messages arrive in, and however often, nothing withdrawn is seen, and the copy ends like the original', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const pair = newPair();
      const due: { step: number; deliver: () => Promise<void> }[] = [];
      let [present, version]: [UserRelation, number] = ['none', 0];
      /** The most that the pair may see: what the last acknowledged withdrawal left, or a grant after it. */
      let bound: UserRelation = 'none';
      const event = (relation: PairRelation) => () => storeCommittedRelations(journal.database, [relation]);
      const withdrawal = (relation: PairRelation) => () => storeWithdrawal(journal.database, relation);
      const expectNothingMore = async (): Promise<void> => expect(seesMore(await copiedKind(pair), bound)).toBe(false);
      for (let step = 0; step < changes.length + 8; step += 1) {
        const made = changes[step];
        if (made && made.kind !== present) {
          const relation: PairRelation = { ...pair, kind: made.kind, version: (version += 1) };
          const isGrant = seesMore(relation.kind, present);
          if (!isGrant) await withdrawal(relation)();
          if (isGrant || made.commits) {
            for (const delay of made.eventDelays) due.push({ step: step + delay, deliver: event(relation) });
            [present, bound] = [relation.kind, isGrant && seesMore(bound, relation.kind) ? bound : relation.kind];
          }
          // A withdrawal whose response nobody waits for any more may still arrive.
          if (!isGrant)
            for (const delay of made.lateCopies) due.push({ step: step + delay, deliver: withdrawal(relation) });
        }
        for (const message of due.filter((candidate) => candidate.step === step)) {
          await message.deliver();
          await expectNothingMore();
        }
      }
      const unconfirmed = await findUnconfirmedPairs(journal.database, 1_000);
      if (unconfirmed.some(({ firstId }) => firstId === pair.firstId))
        await event({ ...pair, kind: present, version: (version += 1) })();
      expect(await copiedKind(pair)).toBe(present);
      expect((await copiesOf(pair)).every(({ isConfirmed }) => isConfirmed)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('batches of the same pairs at the same time do not wait for each other in a circle', async () => {
  const pairs = Array.from({ length: 40 }, newPair);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      storeCommittedRelations(
        journal.database,
        pairs.toSorted(() => Math.random() - 0.5).map((pair) => ({ ...pair, kind: 'friend' as const, version: n })),
      ),
    ),
  );
  expect(await Promise.all(pairs.map(copiedKind))).toEqual(pairs.map(() => 'friend'));
});

describe('a process that starts', () => {
  const startSync = () =>
    new RelationSync(journal.database, journal.app.get(SocialClient), journal.app.get(CompareRelations));

  it('trusts the copies after it has compared all of them with social-svc', async () => {
    const [missing, stale, hidden, deleted, halfDeleted] = Array.from({ length: 5 }, newPair) as [
      UserPair,
      UserPair,
      UserPair,
      UserPair,
      UserPair,
    ];
    const store = (pair: UserPair, kind: UserRelation) =>
      storeCommittedRelations(journal.database, [{ ...pair, kind, version: 1 }]);
    journal.social.change(missing, 'friend');
    journal.social.change(stale, 'hidden');
    await store(stale, 'friend');
    await store(hidden, 'hidden');
    await store(deleted, 'friend');
    journal.social.change(halfDeleted, 'hidden');
    await store(halfDeleted, 'hidden');
    await journal.database.userRelation.deleteMany({ where: { userId: halfDeleted.secondId } });
    const leaving = uuidv4();
    journal.social.change(pairOf(leaving, leaving), 'hidden');
    const sync = startSync();
    expect(sync.isCurrent).toBe(false);
    await sync.poll();
    expect(sync.isCurrent).toBe(true);
    const pairs = [missing, stale, hidden, deleted, halfDeleted, pairOf(leaving, leaving)];
    expect(await Promise.all(pairs.map(copiedKind))).toEqual(['friend', 'hidden', 'none', 'none', 'hidden', 'hidden']);
    expect(await copiesOf(halfDeleted)).toHaveLength(2);
  });

  it('does not trust them while social-svc is unavailable, and one that trusted them goes on', async () => {
    const [started, running] = [startSync(), startSync()];
    await running.poll();
    journal.social.failureMode = 'closes connections';
    await expect(started.poll()).rejects.toMatchObject({
      code: expect.stringMatching(/service_unavailable|outcome_unknown/),
    });
    await expect(running.poll()).rejects.toThrow();
    expect([started.isCurrent, running.isCurrent]).toEqual([false, true]);
  });

  it.each<[string, () => Promise<() => Promise<unknown>>]>([
    [
      'a process of social-svc that does not write through is connected',
      async () => {
        journal.social.allWriteThrough = false;
        return async () => (journal.social.allWriteThrough = true);
      },
    ],
    [
      'social-svc is of the previous release',
      async () => {
        journal.social.failureMode = 'lacks polled routes';
        return async () => (journal.social.failureMode = 'none');
      },
    ],
    [
      'a journal-svc of the previous release is connected',
      async () => {
        const previous = new Client({
          connectionString: journal.config.DATABASE_URL,
          application_name: 'outbox-relay',
        });
        await previous.connect();
        return () => previous.end();
      },
    ],
  ])('does not trust them while %s, and neither does a running one', async (_, begin) => {
    const [started, running] = [startSync(), startSync()];
    await running.poll();
    const end = await begin();
    await Promise.all([started.poll(), running.poll()]);
    expect([started.isCurrent, running.isCurrent]).toEqual([false, false]);
    // What the previous release changes meanwhile is compared afterwards.
    const pair = newPair();
    await storeCommittedRelations(journal.database, [{ ...pair, kind: 'friend', version: 1 }]);
    await end();
    await eventually(async () => {
      await running.poll();
      expect(running.isCurrent).toBe(true);
    });
    expect(await copiedKind(pair)).toBe('none');
  });
});

describe('until the copies are compared', () => {
  const reads: readonly [string, (ids: { entry: Entry; fileId: string }) => string][] = [
    ['an entry', ({ entry }) => `/api/journal-entries/${entry.id}`],
    ['a file', ({ fileId }) => `/internal/files/${fileId}/visibility`],
    ['a shared entry', ({ entry }) => `/api/shared/${entry.shareId}`],
    ['a user’s timeline', ({ entry }) => `/api/public-timeline/${entry.userId}`],
    ['the friends timeline', () => '/api/friends-journal-entries'],
    ['the public timeline', () => '/api/public-timeline'],
    ['the newest entries of friends', ({ entry }) => `/api/friends-latest-entries?userIds=${entry.userId}`],
  ];
  const sync = () => journal.app.get(RelationSync);
  beforeEach(async () => {
    journal.social.allWriteThrough = false;
    await sync().poll();
  });
  afterEach(async () => {
    [journal.social.allWriteThrough, journal.social.failureMode] = [true, 'none'];
    await sync().poll();
  });

  async function createScenario(level: Entry['privacyLevel'] = 'public') {
    const [author, friend] = [createUser(journal), createUser(journal)];
    await journal.social.befriend(author, friend);
    const url = createFile(journal, author);
    const entry = await createEntry(journal, author, { privacyLevel: level, originalAudioUrl: url });
    return { author, friend, entry, fileId: url.slice('/media/'.length) };
  }

  it.each(reads)('%s is decided by what social-svc says at the moment', async (_, url) => {
    const scenario = await createScenario();
    const read = async () => {
      const { statusCode, body } = await journal.request(scenario.friend, { url: url(scenario) });
      return statusCode === 200 && (body.includes(scenario.entry.id) || body === '{"visible":true}');
    };
    expect(await read()).toBe(true);
    // A block by the previous release, of which this service is not told.
    journal.social.change(pairOf(scenario.author, scenario.friend), 'hidden');
    expect(await read()).toBe(false);
  });

  it.each(['closes connections', 'responds with 500'] as const)(
    'every viewer but the owner gets 503 when social-svc %s',
    async (failureMode) => {
      for (const level of privacyLevels) {
        const scenario = await createScenario(level);
        journal.social.failureMode = failureMode;
        const responses = await Promise.all([
          ...reads.map(([, url]) => journal.request(scenario.friend, { url: url(scenario) })),
          journal.request(scenario.friend, {
            method: 'PATCH',
            url: `/api/journal-entries/${scenario.entry.id}`,
            payload: {},
          }),
        ]);
        const own = await readStatus(scenario.author, scenario.entry);
        journal.social.failureMode = 'none';
        for (const response of responses) {
          expect(response.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
          expect(response.headers['retry-after']).toBe('5');
        }
        expect(own).toBe(200);
      }
    },
  );
});

describe('the integrity check of copies', () => {
  const check = (repair = false) =>
    runIntegrityChecks((request) => journal.request(null, request), { repair, only: ['user-relations'] });

  // The tests above have left copies of pairs that social-svc does not know.
  beforeEach(() => check(true));

  it('finds copies that differ from social-svc, and repairs them', async () => {
    const pairs = Array.from({ length: 3 }, newPair).toSorted((one, other) => (one.firstId < other.firstId ? -1 : 1));
    const [missing, stale, halfDeleted] = pairs as [UserPair, UserPair, UserPair];
    journal.social.change(missing, 'hidden');
    await storeCommittedRelations(journal.database, [{ ...stale, kind: 'friend', version: 1 }]);
    journal.social.change(halfDeleted, 'friend');
    await storeCommittedRelations(journal.database, [{ ...halfDeleted, kind: 'friend', version: 1 }]);
    await journal.database.userRelation.deleteMany({ where: { userId: halfDeleted.secondId } });
    const problem = (pair: UserPair, isRepaired: boolean) => ({
      id: `${pair.firstId} ${pair.secondId}`,
      kind: 'outdated',
      isRepaired,
    });
    const found = (await check())['user-relations'];
    expect(found).toHaveLength(3);
    expect(found).toEqual(expect.arrayContaining(pairs.map((pair) => problem(pair, false))));
    expect((await check(true))['user-relations']).toEqual(
      expect.arrayContaining(pairs.map((pair) => problem(pair, true))),
    );
    expect(await check()).toEqual({});
    expect(await Promise.all(pairs.map(copiedKind))).toEqual(['hidden', 'none', 'friend']);
  });

  it('leaves out what is on its way: an event, and a withdrawal without a confirmation', async () => {
    const pair = newPair();
    journal.social.change(pair, 'friend');
    journal.social.changing.add(`${pair.firstId},${pair.secondId}`);
    const withdrawn = newPair();
    journal.social.change(withdrawn, 'friend');
    await storeCommittedRelations(journal.database, [{ ...withdrawn, kind: 'friend', version: 1 }]);
    await storeWithdrawal(journal.database, { ...withdrawn, kind: 'none', version: 2 });
    expect(await check()).toEqual({});
    journal.social.changing.clear();
    expect((await check())['user-relations']?.map(({ id }) => id)).toContain(`${pair.firstId} ${pair.secondId}`);
  });
});
