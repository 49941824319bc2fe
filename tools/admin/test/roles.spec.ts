import { runAdmin, serveInPlaceOf } from './run-admin.ts';

const id = '0197a3f0-0000-7000-8000-000000000001';
const { env, requests } = serveInPlaceOf(['SOCIAL'], ({ url }) => {
  const username = url.searchParams.get('username');
  if (username === 'nobody') return [404, { code: 'user_not_found', message: 'not found' }];
  if (username !== null) return [200, { id: username === 'pupil' ? 'pupil' : id, username }];
  if (url.pathname.includes('/pupil/')) return [409, { code: 'student_account', message: 'a student' }];
  return [204];
});

const find = (username: string) => `GET /internal/accounts?username=${username}`;

it.each([
  [['user:promote', 'mei', 'teacher'], 'teacher', /mei is a teacher now/],
  [['user:promote', 'mei', 'admin'], 'admin', /mei is an admin now/],
  [['user:demote', 'mei'], 'member', /mei is an ordinary person now/],
])('%j sets the role of the account, and says what follows', async (command, role, output) => {
  expect(await runAdmin(command, env)).toMatchObject({ code: 0, out: expect.stringMatching(output) });
  expect(requests).toEqual([find('mei'), `PATCH /internal/accounts/${id}/role {"role":"${role}"}`]);
});

it.each([
  [['user:promote', 'mei', 'owner'], 'The role is "owner", but it must be teacher or admin.'],
  [['user:promote', 'nobody', 'teacher'], 'There is no account nobody'],
  [['user:promote', 'pupil', 'teacher'], 'pupil is the account of a student, and stays one.'],
  [['user:demote', 'pupil'], 'pupil is the account of a student, and stays one.'],
])('%j changes nothing, and says why', async (command, message) => {
  expect(await runAdmin(command, env)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
});

it.each([[['user:promote', 'mei']], [['user:promote']], [['user:demote']]])(
  '%j says how it is used',
  async (command) => {
    expect(await runAdmin(command, env)).toMatchObject({ code: 2 });
    expect(requests).toEqual([]);
  },
);
