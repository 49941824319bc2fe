import { addStudent, createClass, storeUserAs } from './classes.ts';
import { storeUser } from './factories.ts';
import { SecondFactorClient } from './second-factors.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
});
afterAll(() => app.close());

const befriend = (as: string, friendId: string) => app.request('POST', '/api/friends', { as, body: { friendId } });

it('contains the account, friendships, requests in both directions and external identities, and no password', async () => {
  const mei = await storeUser(app, { firstName: '梅', email: 'mei@example.com' });
  const [friend, requested, requester] = [
    await storeUser(app, { email: 'friend@example.com' }),
    await storeUser(app),
    await storeUser(app),
  ];
  await befriend(mei.id, friend.id);
  await befriend(friend.id, mei.id);
  await befriend(mei.id, requested.id);
  await befriend(requester.id, mei.id);
  await app.database.externalIdentity.create({
    data: { issuer: 'https://id.example', subject: 'mei-there', accountId: mei.id },
  });

  const response = await app.request('GET', `/internal/people/${mei.id}/export`, { as: mei.id });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const exported = response.json();
  expect(exported.account).toEqual((await app.request('GET', '/api/profile', { as: mei.id })).json());
  expect(exported.externalIdentities).toMatchObject([{ issuer: 'https://id.example', subject: 'mei-there' }]);
  const statuses = Object.fromEntries(
    exported.friends.map(({ person, status }: { person: { id: string }; status: string }) => [person.id, status]),
  );
  expect(statuses).toEqual({ [friend.id]: 'friends', [requested.id]: 'asked by me', [requester.id]: 'asked by them' });
  expect(response.body).not.toMatch(/argon2|password|friend@example/i);
});

it('contains when the second factor was set up, and neither its keys nor its codes', async () => {
  const { id } = await storeUser(app);
  const factors = new SecondFactorClient(app, id);
  const { totp, recoveryCodes } = await factors.addTotp();
  const authenticator = await factors.addPasskey();
  const response = await app.request('GET', `/internal/people/${id}/export`, { as: id });
  const { secondFactor } = response.json<{ secondFactor: object }>();
  expect(secondFactor).toEqual((await factors.manage('GET', '')).json());
  const stored = await app.database.account.findUniqueOrThrow({
    where: { id },
    include: { totp: true, passkeys: true, recoveryCodes: true },
  });
  const bytes = [
    stored.totp!.secret,
    stored.passkeys[0]!.publicKey,
    authenticator.credentialId,
    ...stored.recoveryCodes.map(({ codeHash }) => codeHash),
  ];
  const encodings = (value: Uint8Array) =>
    (['hex', 'base64', 'base64url'] as const).map((encoding) => Buffer.from(value).toString(encoding));
  for (const secret of [totp.secret.base32, ...recoveryCodes, ...bytes.flatMap(encodings)])
    expect(response.body).not.toContain(secret);
});

it('contains the record of a student and the names of the classes, and nothing of their other people', async () => {
  const teacher = await storeUserAs(app, 'teacher');
  const { id } = await createClass(app, teacher, { name: '3b', schoolYear: '2026/27' });
  const mei = await addStudent(app, teacher, id, { studentNumber: 'export-1', familyEmails: ['mei@family.example'] });
  await addStudent(app, teacher, id, { givenName: 'Classmate' });
  const exportOf = (userId: string) => app.request('GET', `/internal/people/${userId}/export`, { as: userId });
  const ofStudent = await exportOf(mei.id);
  const named = { name: '3b', schoolYear: '2026/27', since: expect.any(String) };
  expect(ofStudent.json()).toMatchObject({
    studentRecord: { givenName: 'Mei', studentNumber: 'export-1', familyEmails: ['mei@family.example'] },
    classes: [{ ...named, as: 'student', until: null }],
  });
  expect(ofStudent.body).not.toContain('Classmate');
  const ofTeacher = await exportOf(teacher.id);
  expect(ofTeacher.json()).toMatchObject({ studentRecord: null, classes: [{ ...named, as: 'teacher' }] });
  expect(ofTeacher.body).not.toMatch(/Classmate|mei@family/);
});

it('is 404 for other users', async () => {
  const [mei, li] = [await storeUser(app), await storeUser(app)];
  for (const as of [li.id, undefined]) {
    expect((await app.request('GET', `/internal/people/${mei.id}/export`, { as })).statusCode).toBe(404);
  }
});
