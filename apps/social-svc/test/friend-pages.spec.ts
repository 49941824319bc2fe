import type { User } from '@memory/contracts';
import { register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let asking: SocialApp;
beforeAll(async () => {
  [app, asking] = await Promise.all([startSocialApp(), startSocialApp({ FRIENDSHIP_APPROVAL: 'required' })]);
});
afterAll(() => Promise.all([app.stop(), asking.stop()]));

const add = (on: SocialApp, as: User, friend: User) =>
  on.call('POST', '/api/friends', { as: as.id, body: { friendId: friend.id } });
const nextOf = (answer: { headers: Record<string, unknown> }) =>
  /^<(.+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1];

/** A person and five others who came to them one after the other, some from either side; the newest first. */
async function fiveAround(on: SocialApp): Promise<{ mei: User; others: User[] }> {
  const [mei, ...others] = await Promise.all(Array.from({ length: 6 }, () => register(on)));
  if (!mei) throw new Error('nobody was registered');
  for (const other of others.toReversed()) await add(on, other, mei);
  return { mei, others };
}

describe.each([
  ['/api/friends', () => app],
  ['/api/friend-requests', () => asking],
])('%s', (path, service) => {
  it('comes in pages that stay as they were while somebody joins and somebody goes', async () => {
    const { mei, others } = await fiveAround(service());
    const seen: string[] = [];
    let url: string | undefined = `${path}?limit=2`;
    while (url) {
      const answer = await service().call('GET', url, { as: mei.id });
      seen.push(...answer.json<User[]>().map(({ id }) => id));
      url = nextOf(answer);
      if (url) await add(service(), await register(service()), mei);
      // the one that the cursor points at
      if (seen.length === 2) await service().call('DELETE', `/api/friends/${seen[1]}`, { as: mei.id });
    }
    expect(seen).toEqual(others.map(({ id }) => id));
  });

  it('tells how many there are in all, whatever happens to them', async () => {
    const { mei, others } = await fiveAround(service());
    const total = async (as = mei) =>
      (await service().call('GET', `${path}?limit=1`, { as: as.id })).headers['x-total-count'];
    expect([await total(), await total(others[0])]).toEqual(['5', '1']);
    await Promise.all(
      others.slice(0, 2).map(({ id }) => service().call('DELETE', `/api/friends/${id}`, { as: mei.id })),
    );
    expect([await total(), await total(others[0])]).toEqual(['3', '0']);
    await service().database.account.delete({ where: { id: others[4]?.id ?? '' } });
    expect(await total()).toBe('2');
  });

  it.each(['limit=0', 'limit=101', 'limit=abc', 'limit=1&limit=2', 'cursor=junk', 'cursor=a&cursor=b'])(
    'refuses ?%s',
    async (query) => {
      const mei = await register(service());
      expect((await service().call('GET', `${path}?${query}`, { as: mei.id })).statusCode).toBe(400);
    },
  );
});

it('counts a request that was agreed to as a friend', async () => {
  const [mei, tom] = await Promise.all([register(asking), register(asking)]);
  const totals = async (as: User) =>
    Promise.all(
      ['friends', 'friend-requests'].map(
        async (list) => (await asking.call('GET', `/api/${list}`, { as: as.id })).headers['x-total-count'],
      ),
    );
  await add(asking, mei, tom);
  await add(asking, mei, tom);
  expect([await totals(mei), await totals(tom)]).toEqual([
    ['0', '1'],
    ['0', '1'],
  ]);
  await add(asking, tom, mei);
  expect([await totals(mei), await totals(tom)]).toEqual([
    ['1', '0'],
    ['1', '0'],
  ]);
});
