import { runAdmin, serveInPlaceOf } from './run-admin.ts';

const id = '0197a3f0-0000-7000-8000-000000000001';
const code = 'K7QD-3XVM-9HTB-2WPC-RJ5F';
const expiresAt = '2999-10-01T08:00:00.000Z';
let link: string | null;
const { env, requests } = serveInPlaceOf(['SOCIAL'], ({ method, url }) => {
  const username = url.searchParams.get('username');
  if (username === 'nobody') return [404, { code: 'user_not_found', message: 'This person could not be found.' }];
  if (method === 'GET') return [200, { id: username === 'external' ? 'external' : id, username: 'mei\u001B[2J' }];
  if (url.pathname.includes('/external/'))
    return [409, { code: 'account_without_password', message: 'This account has no password.' }];
  return [201, { code, link, expiresAt }];
});
beforeEach(() => void (link = `https://memory.example/reset-password#${code}`));

it('prints the code and the link, once, for a day or the given hours', async () => {
  const { code: exitCode, out } = await runAdmin(['passwords:reset', 'mei'], env);
  expect([exitCode, out]).toEqual([
    0,
    `The reset code of mei [2J is ${code}
The link to the page is ${link}
Both are shown only now and work once, until ${expiresAt}. Earlier codes no longer work.
Whoever has them can set the password. All sessions of the person end with that.
`,
  ]);
  await runAdmin(['passwords:reset', 'mei', '--hours', '168'], env);
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    `POST /internal/accounts/${id}/reset-codes {"hours":24}`,
    `POST /internal/accounts/${id}/reset-codes {"hours":168}`,
  ]);
});

it('prints the page for the code where the installation has no public address', async () => {
  link = null;
  const { out } = await runAdmin(['passwords:reset', 'mei'], env);
  expect(out).toContain('It is typed on the page /reset-password of this installation.');
  expect(out).not.toContain('null');
});

it.each([
  [['nobody'], /There is no account nobody/],
  [['external'], /This account has no password/],
  [['mei', '--hours', '0'], /--hours is "0", but it must be a whole number from 1 to 168/],
  [['mei', '--hours', '169'], /--hours is "169"/],
  [['mei', '--hours', '1e1'], /--hours is "1e1"/],
])('rejects %j', async (args, message) => {
  const result = await runAdmin(['passwords:reset', ...args], env);
  expect(result).toMatchObject({ code: 1, out: '', err: expect.stringMatching(message) });
});
