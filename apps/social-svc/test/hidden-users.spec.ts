import { randomUUID } from 'node:crypto';
import type { RouteContract, User } from '@memory/contracts';
import { blockRoutes, socialInternalRoutes, socialRoutes } from '@memory/contracts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const viewers = ['oneself', 'friend', 'former friend', 'stranger', 'blocker', 'blocked', 'signed out'] as const;
type ViewerKind = (typeof viewers)[number];

interface Scenario {
  /** The user whose id the request contains. */
  readonly target: User;
  readonly viewer: User | undefined;
}

const add = (one: User, other: User) =>
  app.request('POST', '/api/friends', { as: one.id, body: { friendId: other.id } });
const block = (one: User, other: User) =>
  app.request('POST', '/api/blocks', { as: one.id, body: { userId: other.id } });

async function createScenario(kind: ViewerKind): Promise<Scenario> {
  const target = await storeUser(app, { firstName: '梅', email: `${randomUUID()}@example.com` });
  if (kind === 'oneself') return { target, viewer: target };
  if (kind === 'signed out') return { target, viewer: undefined };
  const viewer = await storeUser(app);
  // Users who are blocked were friends before, as a block is most likely between users who know each other.
  if (kind !== 'stranger') await add(viewer, target);
  if (kind === 'former friend') await app.request('DELETE', `/api/friends/${viewer.id}`, { as: target.id });
  if (kind === 'blocker') await block(viewer, target);
  if (kind === 'blocked') await block(target, viewer);
  return { target, viewer };
}

interface Attempt {
  readonly route: RouteContract;
  send(scenario: Scenario): ReturnType<SocialApp['request']>;
  /** The expected statuses, in the order of `viewers`. */
  readonly statuses: readonly number[];
}

const attempts: readonly Attempt[] = [
  {
    route: socialRoutes.addFriend,
    send: ({ target, viewer }) =>
      app.request('POST', '/api/friends', { as: viewer?.id, body: { friendId: target.id } }),
    statuses: [400, 200, 201, 201, 404, 404, 401],
  },
  {
    route: socialRoutes.removeFriend,
    send: ({ target, viewer }) => app.request('DELETE', `/api/friends/${target.id}`, { as: viewer?.id }),
    statuses: [204, 204, 204, 204, 404, 404, 401],
  },
  {
    route: blockRoutes.blockUser,
    send: ({ target, viewer }) => app.request('POST', '/api/blocks', { as: viewer?.id, body: { userId: target.id } }),
    statuses: [400, 201, 201, 201, 200, 404, 401],
  },
  {
    route: blockRoutes.unblockUser,
    send: ({ target, viewer }) => app.request('DELETE', `/api/blocks/${target.id}`, { as: viewer?.id }),
    statuses: [204, 204, 204, 204, 204, 404, 401],
  },
  {
    route: socialInternalRoutes.readAuthorCard,
    send: ({ target, viewer }) => app.request('GET', `/internal/accounts/${target.id}/card`, { as: viewer?.id }),
    statuses: [200, 200, 200, 200, 404, 404, 200],
  },
];

/** Every public route with the id of a user, and those internal ones that read a user on behalf of another one. */
it('the table below contains every route with another user’s id', () => {
  const withUserId = Object.values<RouteContract>({ ...socialRoutes, ...blockRoutes }).filter((route) => {
    const fields = {
      ...route.params?.shape,
      ...(route.body && 'shape' in route.body ? (route.body.shape as object) : {}),
    };
    return Object.keys(fields).some((field) => ['friendId', 'userId'].includes(field));
  });
  expect(attempts.map(({ route }) => route)).toEqual(expect.arrayContaining(withUserId));
});

describe.each(attempts.map((attempt) => [attempt.route.summary, attempt] as const))('%s', (_, attempt) => {
  it.each(viewers.map((kind, index) => [kind, attempt.statuses[index]] as const))(
    'for the viewer %s has the status %i',
    async (kind, status) => {
      const scenario = await createScenario(kind);
      expect((await attempt.send(scenario)).statusCode).toBe(status);
    },
  );

  it('responds to a blocked viewer as for a user who does not exist', async () => {
    const hidden = await createScenario('blocked');
    const missing = { target: { ...hidden.target, id: randomUUID() }, viewer: hidden.viewer };
    const responses = [await attempt.send(hidden), await attempt.send(missing)].map(({ statusCode, headers, body }) => {
      const { date: _date, 'x-request-id': _requestId, ...comparable } = headers;
      return { statusCode, headers: comparable, body };
    });
    expect(responses[0]).toEqual(responses[1]);
    expect(
      await app.database.friendship.count({
        where: { OR: [{ firstId: hidden.target.id }, { secondId: hidden.target.id }] },
      }),
    ).toBe(0);
  });
});

it('a block hides the two users from nobody else', async () => {
  const { target, viewer } = await createScenario('blocked');
  const third = await storeUser(app);
  for (const { id } of [target, viewer!]) {
    const card = await app.request('GET', `/internal/accounts/${id}/card`, { as: third.id });
    expect([card.statusCode, (await add(third, { ...third, id })).statusCode]).toEqual([200, 201]);
  }
});

it('an invalid id belongs to nobody', async () => {
  const mei = await storeUser(app);
  const response = await add(mei, { ...mei, id: 'nobody' });
  expect(response.json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
});

const idsIn = async (as: User, path: string) =>
  (await app.request('GET', path, { as: as.id })).json<User[]>().map(({ id }) => id);

describe.each(['blocker', 'blocked'] as const)('for the %s, the other user', (kind) => {
  it('is not found by a search, where twenty others are', async () => {
    const { target, viewer } = await createScenario(kind);
    const lastName = randomUUID();
    await app.request('PATCH', '/api/profile', { as: target.id, body: { lastName, firstName: lastName } });
    const others = await Promise.all(Array.from({ length: 20 }, () => storeUser(app, { lastName: `${lastName} x` })));
    // The beginning of a name and another part of it are looked up in different indexes.
    for (const q of [lastName, lastName.slice(1)]) {
      const found = await idsIn(viewer!, `/api/users/search?q=${q}`);
      expect(found.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    }
  });

  it('is not recommended as a friend of a friend, as a fellow learner or as an author', async () => {
    const { target, viewer } = await createScenario(kind);
    const friend = await storeUser(app);
    await add(friend, target);
    await add(friend, viewer!);
    const body = { learners: [{ userId: target.id, shared: 1 }] };
    app.fakePeers.responses
      .set(`GET /internal/vocabulary/${viewer!.id}/fellow-learners`, () => ({ status: 200, body }))
      .set('GET /internal/active-authors', () => ({ status: 200, body: { ids: [target.id] } }));
    expect(await idsIn(viewer!, '/api/recommended-friends')).toEqual([]);
    await app.database.block.deleteMany({ where: { OR: [{ blockerId: viewer!.id }, { blockedId: viewer!.id }] } });
    expect(await idsIn(viewer!, '/api/recommended-friends')).toEqual([target.id]);
  });

  it('is in neither list of friends', async () => {
    const { target, viewer } = await createScenario(kind);
    for (const user of [target, viewer!]) {
      expect(await idsIn(user, '/api/friends')).toEqual([]);
      expect((await app.request('GET', `/internal/friends/${user.id}`)).json()).toEqual({ ids: [] });
    }
  });

  it('is hidden, also in the ids and relations that other services read', async () => {
    const { target, viewer } = await createScenario(kind);
    for (const [one, other] of [
      [target, viewer!],
      [viewer!, target],
    ] as const) {
      expect((await app.request('GET', `/internal/hidden-users/${one.id}`)).json()).toEqual({ ids: [other.id] });
      expect((await app.request('GET', `/internal/relations/${one.id}/${other.id}`)).json()).toEqual({
        relation: 'hidden',
      });
    }
  });
});

it.each([
  ['friend', 'friend'],
  ['former friend', 'none'],
  ['stranger', 'none'],
] as const)('a %s has the relation %s', async (kind, relation) => {
  const { target, viewer } = await createScenario(kind);
  expect((await app.request('GET', `/internal/relations/${viewer!.id}/${target.id}`)).json()).toEqual({ relation });
});

it('a user who does not exist has the relation hidden', async () => {
  const mei = await storeUser(app);
  expect((await app.request('GET', `/internal/relations/${mei.id}/${randomUUID()}`)).json()).toEqual({
    relation: 'hidden',
  });
});
