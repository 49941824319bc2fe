import { runAdmin, serveInPlaceOf } from './run-admin.ts';

const id = '0197a3f0-0000-7000-8000-000000000001';
const invitation = {
  id,
  label: 'Class 3b',
  maxUses: 30,
  usedCount: 2,
  createdAt: '2026-09-01T08:00:00.000Z',
  expiresAt: '2999-10-01T08:00:00.000Z',
};
let invitations: object[];
const { env, requests } = serveInPlaceOf(['SOCIAL'], ({ method, url }) => {
  if (method === 'POST') return [201, { ...invitation, code: 'K7QD-3XVM' }];
  if (method === 'GET') return [200, invitations];
  if (url.pathname.endsWith(id)) return [204];
  return [404, { code: 'invitation_not_found', message: 'This invitation could not be found.' }];
});
beforeEach(() => void (invitations = []));

it('are created with a label, and uses and days of their own or the defaults', async () => {
  const { code, out } = await runAdmin(
    ['invitations:create', '--label', 'Class 3b', '--uses', '5', '--days', '7'],
    env,
  );
  expect([code, out]).toEqual([
    0,
    `The class code is K7QD-3XVM
It is shown only now. Who has it can create an account.
${id}  Class 3b: valid, 2 of 30 accounts created, until 2999-10-01T08:00:00.000Z
`,
  ]);
  await runAdmin(['invitations:create', '--label', 'Class 3c'], env);
  expect(requests).toEqual([
    'POST /internal/invitations {"label":"Class 3b","uses":5,"days":7}',
    'POST /internal/invitations {"label":"Class 3c","uses":30,"days":30}',
  ]);
});

it.each([
  [[], /Give the class code a label/],
  [['--label', ' '], /Give the class code a label/],
  [['--label', 'x', '--uses', '0'], /--uses is "0", but it must be a whole number from 1 to 2000/],
  [['--label', 'x', '--uses', '1e2'], /--uses is "1e2"/],
  [['--label', 'x', '--days', '367'], /--days is "367", but it must be a whole number from 1 to 366/],
])('are not created by %j', async (args, message) => {
  expect(await runAdmin(['invitations:create', ...args], env)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(message),
  });
  expect(requests).toEqual([]);
});

it('are listed with their state', async () => {
  expect((await runAdmin(['invitations:list'], env)).out).toMatch(/^There are no class codes/);
  invitations = [
    invitation,
    { ...invitation, usedCount: 30 },
    { ...invitation, expiresAt: '2026-09-02T08:00:00.000Z' },
  ];
  const { out } = await runAdmin(['invitations:list'], env);
  expect(out.match(/valid|used up|ended/g)).toEqual(['valid', 'used up', 'ended']);
});

it('are ended by their id', async () => {
  expect(await runAdmin(['invitations:end', id], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('ended'),
  });
  expect(requests).toEqual([`DELETE /internal/invitations/${id}`]);
  expect(await runAdmin(['invitations:end', 'Class 3b'], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('could not be found'),
  });
});
