import type { User, UserRelation } from '@memory/contracts';
import fc from 'fast-check';
import { accountsVisibleTo } from '../src/blocks/block.policy.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const USERS = 3;
const actions = ['add', 'remove', 'block', 'unblock'] as const;
interface Step {
  readonly action: (typeof actions)[number];
  readonly one: number;
  readonly other: number;
}
const userIndex = fc.nat({ max: USERS - 1 });
const step: fc.Arbitrary<Step> = fc
  .record({ action: fc.constantFrom(...actions), one: userIndex, other: userIndex })
  .filter(({ one, other }) => one !== other);

const send = (users: readonly User[], { action, one, other }: Step) => {
  const [as, id] = [users[one]!.id, users[other]!.id];
  if (action === 'add') return app.request('POST', '/api/friends', { as, body: { friendId: id } });
  if (action === 'block') return app.request('POST', '/api/blocks', { as, body: { userId: id } });
  return app.request('DELETE', `/api/${action === 'remove' ? 'friends' : 'blocks'}/${id}`, { as });
};

/** The rules in their plainest form: friendships are pairs in both orders, blocks have a direction. */
class Model {
  private readonly friends = new Set<string>();
  private readonly blocks = new Set<string>();

  private isBlocked = (one: number, other: number) =>
    this.blocks.has(`${one}-${other}`) || this.blocks.has(`${other}-${one}`);

  apply({ action, one, other }: Step): void {
    const pairs = [`${one}-${other}`, `${other}-${one}`];
    if (action === 'unblock') return void this.blocks.delete(pairs[0]!);
    if (this.isBlocked(one, other)) return;
    if (action === 'block') this.blocks.add(pairs[0]!);
    for (const pair of pairs) {
      if (action === 'add') this.friends.add(pair);
      else this.friends.delete(pair);
    }
  }

  relation(one: number, other: number): UserRelation {
    if (this.isBlocked(one, other)) return 'hidden';
    return this.friends.has(`${one}-${other}`) ? 'friend' : 'none';
  }
}

it('after any sequence of changes, all forms of the rule agree, in both directions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const users = await Promise.all(Array.from({ length: USERS }, () => storeUser(app)));
      const model = new Model();
      for (const taken of steps) {
        await send(users, taken);
        model.apply(taken);
      }
      for (const [one, viewer] of users.entries()) {
        const others = users.map((_, other) => other).filter((other) => other !== one);
        const expected = others.map((other) => model.relation(one, other));
        const relations = await Promise.all(
          others.map(
            async (other) =>
              (await app.request('GET', `/internal/relations/${viewer.id}/${users[other]!.id}`)).json().relation,
          ),
        );
        expect(relations).toEqual(expected);
        const hidden = others.filter((_, i) => expected[i] === 'hidden').map((other) => users[other]!.id);
        const { ids } = (await app.request('GET', `/internal/hidden-users/${viewer.id}`)).json<{ ids: string[] }>();
        expect(ids.toSorted()).toEqual(hidden.toSorted());
        const visible = await app.database.account.findMany({
          where: { id: { in: users.map(({ id }) => id) }, ...accountsVisibleTo(viewer.id) },
        });
        expect(visible).toHaveLength(USERS - hidden.length);
        const friends = await app.request('GET', '/api/friends', { as: viewer.id });
        expect(friends.headers['x-total-count']).toBe(
          String(expected.filter((relation) => relation === 'friend').length),
        );
      }
    }),
    { numRuns: 25 },
  );
});
