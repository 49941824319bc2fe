import { type Entry, privacyLevels, type UserPair, type UserRelation } from '@memory/contracts';
import { runIntegrityChecks } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import { connectAs } from '@memory/testing/pg-database';
import { v4 as uuidv4 } from 'uuid';
import { SocialClient } from '../src/peers/social-client.ts';
import { CompareRelations } from '../src/relations/compare-relations.ts';
import { storeCommittedRelations, storeWithdrawal } from '../src/relations/relation-rows.ts';
import { RelationSync } from '../src/relations/relation-sync.ts';
import { copiedKind as kindOf, copiesOf as rowsOf, newPair } from './copied-relations.ts';
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

const copiesOf = (pair: UserPair) => rowsOf(journal.database, pair);
const copiedKind = (pair: UserPair) => kindOf(journal.database, pair);
const readStatus = async (viewerId: string | null, { id }: Entry): Promise<number> =>
  (await journal.request(viewerId, { url: `/api/journal-entries/${id}` })).statusCode;

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

  it('hides the authors who have no account any more, because its database is older than their erasure', async () => {
    const author = createUser(journal);
    const entry = await createEntry(journal, author, { privacyLevel: 'public' });
    const card = journal.social.cards.get(author)!;
    journal.social.cards.delete(author);
    expect(await readStatus(null, entry)).toBe(200);
    await startSync().poll();
    expect(await readStatus(null, entry)).toBe(404);
    journal.social.cards.set(author, card);
  });

  it('does not trust them while social-svc is unavailable, and one that trusted them goes on', async () => {
    const [started, running] = [startSync(), startSync()];
    await running.poll();
    journal.social.failureMode = 'closes connections';
    await expect(started.poll()).rejects.toMatchObject({
      code: expect.stringMatching(/service_unavailable|outcome_unknown/),
    });
    await expect(running.poll()).rejects.toThrow(/./);
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
        return connectAs('outbox-relay', journal.config.DATABASE_URL);
      },
    ],
  ])('does not trust them while %s, and neither does a running one', async (_, begin) => {
    const [started, running] = [startSync(), startSync()];
    await running.poll();
    const end = await begin();
    await Promise.all([started.poll(), running.poll()]);
    expect([started.isCurrent, running.isCurrent]).toEqual([false, false]);
    // As changed by the previous release while it was connected: found by the comparison after it has disconnected.
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
