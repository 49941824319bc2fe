import type { PairRelation, User, UserPair, UserRelation } from '@memory/contracts';
import fc from 'fast-check';
import { storeUser } from './factories.ts';
import { confirm, fail, type RelationApp, startRelationApp } from './relation-app.ts';

let app: RelationApp;
beforeAll(async () => {
  app = await startRelationApp();
});
afterAll(() => app.close());

/** What journal-svc does with the messages: the higher version wins, and a withdrawal never shows more. */
class Copies {
  readonly kinds = new Map<string, { kind: UserRelation; version: number; isConfirmed: boolean }>();
  private readonly sight: readonly UserRelation[] = ['hidden', 'none', 'friend'];

  withdraw({ firstId, secondId, kind, version }: PairRelation): void {
    const stored = this.kinds.get(`${firstId} ${secondId}`);
    const isLess = !stored || version > stored.version || this.sight.indexOf(kind) < this.sight.indexOf(stored.kind);
    this.kinds.set(`${firstId} ${secondId}`, {
      kind: isLess ? kind : stored.kind,
      version: Math.max(version, stored?.version ?? 0),
      isConfirmed: false,
    });
  }

  commit({ firstId, secondId, kind, version }: PairRelation): void {
    const stored = this.kinds.get(`${firstId} ${secondId}`);
    if (stored && stored.version > version) return;
    this.kinds.set(`${firstId} ${secondId}`, { kind, version, isConfirmed: true });
  }

  get unconfirmed(): UserPair[] {
    return [...this.kinds]
      .filter(([, { isConfirmed }]) => !isConfirmed)
      .map(([key]) => ({ firstId: key.split(' ')[0]!, secondId: key.split(' ')[1]! }));
  }
}

it('whatever users do at once, and however journal-svc fails, its copies end like the relations here', async () => {
  const users = await Promise.all(Array.from({ length: 4 }, () => storeUser(app)));
  const actions = {
    add: app.add,
    remove: app.remove,
    block: app.block,
    unblock: app.unblock,
    request: (user: User) => app.requestDeletion(user),
    cancel: (user: User) => app.cancelDeletion(user),
  };
  const person = fc.nat(users.length - 1);
  const action = fc.constantFrom(
    ...(['add', 'add', 'remove', 'block', 'unblock', 'unblock', 'request', 'cancel', 'cancel'] as const),
  );
  const copies = new Copies();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(action, person, person), { minLength: 4, maxLength: 24 }),
      fc.array(fc.constantFrom('confirms', 'confirms', 'refuses', 'stores and fails'), { minLength: 1, maxLength: 24 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      async (steps, outcomes, random) => {
        let calls = 0;
        app.respondToWithdrawals(({ body }) => {
          const outcome = outcomes[(calls += 1) % outcomes.length];
          if (outcome !== 'refuses') copies.withdraw(body as PairRelation);
          return outcome === 'confirms' ? confirm() : fail();
        });
        const inParallel = 4;
        for (let start = 0; start < steps.length; start += inParallel)
          await Promise.all(
            steps
              .slice(start, start + inParallel)
              .map(([name, one, other]) => actions[name](users[one]!, users[other]!)),
          );
        const published = await app.events(users);
        const shuffled = [...published, ...published]
          .map((event) => ({ event, at: random.next().value }))
          .toSorted((one, other) => one.at - other.at);
        for (const { event } of shuffled) copies.commit(event);
        for (const relation of (await app.readRelations(copies.unconfirmed)).relations) copies.commit(relation);
        const ids = new Set(users.map(({ id }) => id));
        const present = (await app.listRelations()).filter(({ firstId }) => ids.has(firstId));
        const copied = [...copies.kinds]
          .filter(([, { kind }]) => kind !== 'none')
          .map(([key, { kind }]) => `${key} ${kind}`);
        expect(copied.toSorted()).toEqual(
          present.map(({ firstId, secondId, kind }) => `${firstId} ${secondId} ${kind}`).toSorted(),
        );
      },
    ),
    { numRuns: 15 },
  );
});
