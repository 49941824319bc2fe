import type { Entry, PairRelation, UserPair, UserRelation } from '@memory/contracts';
import { relationChanged, relationEntityId } from '@memory/events';
import { eventually } from '@memory/testing';
import fc from 'fast-check';
import { findUnconfirmedPairs, storeCommittedRelations, storeWithdrawal } from '../src/relations/relation-rows.ts';
import { RelationSync } from '../src/relations/relation-sync.ts';
import { copiedKind as kindOf, copiesOf as rowsOf, newPair } from './copied-relations.ts';
import { createEntry, createUser } from './factories.ts';
import { pairOf } from './fake-peers.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

const copiesOf = (pair: UserPair) => rowsOf(journal.database, pair);
const copiedKind = (pair: UserPair) => kindOf(journal.database, pair);
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
    // Events of one entity are handled in order, so this one is handled after the others.
    const marker = newPair();
    await journal.publish(relationChanged, relationEntityId(pair.firstId, pair.secondId), {
      ...marker,
      kind: 'friend',
      version: 1,
    });
    await eventually(async () => expect(await copiedKind(marker)).toBe('friend'));
    expect([await copiedKind(pair), await readStatus(friend, entry)]).toEqual(['none', 404]);
  });
});

describe('the rows of a pair', () => {
  // Its polls would put right what these tests have not confirmed yet.
  beforeAll(() => journal.app.get(RelationSync).beforeApplicationShutdown());

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
        const expectNothingMore = async (): Promise<void> =>
          expect(seesMore(await copiedKind(pair), bound)).toBe(false);
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
            // A withdrawal may arrive after social-svc has stopped waiting for its response.
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
});
