import { runAdmin, serveInPlaceOf } from './run-admin.ts';

const id = '0197a3f0-0000-7000-8000-000000000001';
const { env, requests } = serveInPlaceOf(['SOCIAL'], ({ url }) => {
  const username = url.searchParams.get('username');
  if (username === 'nobody') return [404, { code: 'user_not_found', message: 'not found' }];
  if (username !== null) return [200, { id: username === 'external' ? 'other' : id, username }];
  if (url.pathname.includes('/other/')) return [403, { code: 'second_factor_not_offered', message: 'not offered' }];
  return [204];
});

const find = (username: string) => `GET /internal/accounts?username=${username}`;
const path = `/internal/accounts/${id}/second-factor`;

it.each([
  ['second-factor:require', `PATCH ${path} {"required":true}`, /needs a second factor from now on/],
  ['second-factor:optional', `PATCH ${path} {"required":false}`, /may do without a second factor/],
  ['second-factor:reset', `DELETE ${path}`, /the password alone opens the account/],
])('%s changes the account with the username, and says what follows', async (command, change, output) => {
  const { code, out } = await runAdmin([command, 'mei'], env);
  expect([code, out]).toEqual([0, expect.stringMatching(output)]);
  expect(requests).toEqual([find('mei'), change]);
});

it.each(['second-factor:require', 'second-factor:optional', 'second-factor:reset'])(
  '%s says when there is no such person, and asks for a username',
  async (command) => {
    expect(await runAdmin([command, 'nobody'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account nobody'),
    });
    expect(requests).toEqual([find('nobody')]);
    expect(await runAdmin([command], env)).toMatchObject({ code: 2 });
  },
);

it('a second factor is required at the provider of an external account', async () => {
  expect(await runAdmin(['second-factor:require', 'external'], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('signs in with the external provider'),
  });
});
