import type { User } from '@memory/contracts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let withApproval: SocialApp;
beforeAll(async () => {
  [app, withApproval] = await Promise.all([startSocialApp(), startSocialApp({ FRIENDSHIP_APPROVAL: 'required' })]);
});
afterAll(() => Promise.all([app.close(), withApproval.close()]));

const add = (on: SocialApp, as: User, friend: User) =>
  on.request('POST', '/api/friends', { as: as.id, body: { friendId: friend.id } });
const nextOf = (response: { headers: Record<string, unknown> }) =>
  /^<(.+)>; rel="next"$/.exec(String(response.headers['link']))?.[1];

/** A user and five others who added them one after the other; `others` has the newest friendship first. */
async function createUserWithFive(on: SocialApp): Promise<{ mei: User; others: User[] }> {
  const [mei, ...others] = await Promise.all(Array.from({ length: 6 }, () => storeUser(on)));
  if (!mei) throw new Error('no user was registered');
  for (const other of others.toReversed()) await add(on, other, mei);
  return { mei, others };
}

describe.each([
  ['/api/friends', () => app],
  ['/api/friend-requests', () => withApproval],
])('%s', (path, service) => {
  it('keeps its page boundaries while friendships are added and removed', async () => {
    const { mei, others } = await createUserWithFive(service());
    const seen: string[] = [];
    let url: string | undefined = `${path}?limit=2`;
    while (url) {
      const response = await service().request('GET', url, { as: mei.id });
      seen.push(...response.json<User[]>().map(({ id }) => id));
      url = nextOf(response);
      if (url) await add(service(), await storeUser(service()), mei);
      // the row that the cursor points at
      if (seen.length === 2) await service().request('DELETE', `/api/friends/${seen[1]}`, { as: mei.id });
    }
    expect(seen).toEqual(others.map(({ id }) => id));
  });

  it('of a new user is empty, with a total of 0', async () => {
    const mei = await storeUser(service());
    const response = await service().request('GET', path, { as: mei.id });
    expect([response.statusCode, response.json(), response.headers['x-total-count']]).toEqual([200, [], '0']);
  });

  it('has the total in X-Total-Count, also after removals and account deletions', async () => {
    const { mei, others } = await createUserWithFive(service());
    const total = async (as = mei) =>
      (await service().request('GET', `${path}?limit=1`, { as: as.id })).headers['x-total-count'];
    expect([await total(), await total(others[0])]).toEqual(['5', '1']);
    await Promise.all(
      others.slice(0, 2).map(({ id }) => service().request('DELETE', `/api/friends/${id}`, { as: mei.id })),
    );
    expect([await total(), await total(others[0])]).toEqual(['3', '0']);
    await service().database.account.delete({ where: { id: others[4]?.id ?? '' } });
    expect(await total()).toBe('2');
  });

  it.each(['limit=0', 'limit=101', 'limit=abc', 'limit=1&limit=2', 'cursor=junk', 'cursor=a&cursor=b'])(
    'rejects ?%s',
    async (query) => {
      const mei = await storeUser(service());
      expect((await service().request('GET', `${path}?${query}`, { as: mei.id })).statusCode).toBe(400);
    },
  );
});

it('counts an accepted request as a friend', async () => {
  const [mei, tom] = await Promise.all([storeUser(withApproval), storeUser(withApproval)]);
  const totals = async (as: User) =>
    Promise.all(
      ['friends', 'friend-requests'].map(
        async (list) => (await withApproval.request('GET', `/api/${list}`, { as: as.id })).headers['x-total-count'],
      ),
    );
  await add(withApproval, mei, tom);
  await add(withApproval, mei, tom);
  expect([await totals(mei), await totals(tom)]).toEqual([
    ['0', '1'],
    ['0', '1'],
  ]);
  await add(withApproval, tom, mei);
  expect([await totals(mei), await totals(tom)]).toEqual([
    ['1', '0'],
    ['1', '0'],
  ]);
});
