import { register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp({ FRIENDSHIP_APPROVAL: 'required' });
});
afterAll(() => app.stop());

const befriend = (as: string, friendId: string) => app.call('POST', '/api/friends', { as, body: { friendId } });

it('holds the account, the friendships both ways and the identities of whoever asks, and no password', async () => {
  const mei = await register(app, { firstName: '梅', email: 'mei@example.com' });
  const [friend, asked, asking] = [
    await register(app, { email: 'friend@example.com' }),
    await register(app),
    await register(app),
  ];
  await befriend(mei.id, friend.id);
  await befriend(friend.id, mei.id);
  await befriend(mei.id, asked.id);
  await befriend(asking.id, mei.id);
  await app.database.externalIdentity.create({
    data: { issuer: 'https://id.example', subject: 'mei-there', accountId: mei.id },
  });

  const answer = await app.call('GET', `/internal/people/${mei.id}/export`, { as: mei.id });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const held = answer.json();
  expect(held.account).toEqual((await app.call('GET', '/api/profile', { as: mei.id })).json());
  expect(held.externalIdentities).toMatchObject([{ issuer: 'https://id.example', subject: 'mei-there' }]);
  const statuses = Object.fromEntries(
    held.friends.map(({ person, status }: { person: { id: string }; status: string }) => [person.id, status]),
  );
  expect(statuses).toEqual({ [friend.id]: 'friends', [asked.id]: 'asked by me', [asking.id]: 'asked by them' });
  expect(answer.body).not.toMatch(/argon2|password|friend@example/i);
});

it('is for the person alone', async () => {
  const [mei, li] = [await register(app), await register(app)];
  for (const as of [li.id, undefined]) {
    expect((await app.call('GET', `/internal/people/${mei.id}/export`, { as })).statusCode).toBe(404);
  }
});
