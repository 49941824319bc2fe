import { eventually } from '@memory/testing';
import { registerUser, storeUser, TEST_PASSWORD } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

/** Replaces the columns in which any two accounts differ. */
const OWN = { id: '', username: '', usernameKey: '', passwordHash: '', createdAt: null, updatedAt: null };

/** The account's row, its entries in the security log and the fields of its event, without ids, names and times. */
async function tracesOf(user: { id: string }): Promise<unknown> {
  const account = await app.database.account.findUniqueOrThrow({ where: { id: user.id } });
  const log = (await readSecurityLog(app)).filter(
    // A registration also signs in.
    ({ user_id, event }) => user_id === user.id && event !== 'sign_in.succeeded',
  );
  const published = await eventually(async () => {
    const events = (await app.redis.xrange('events:social', '-', '+')).map(([, fields]) => fields[1]!);
    const [event] = events.filter((text) => text.includes(user.id));
    expect(event).toBeDefined();
    return JSON.parse(event!) as { type: string; data: object };
  });
  return {
    account: { ...account, ...OWN },
    hashCost: account.passwordHash.split('$').slice(0, 4),
    isKeyOfName: account.usernameKey === account.username,
    log: log.map(({ event, details, target_user_id, username_hash }) => ({
      event,
      details,
      target_user_id,
      username_hash,
    })),
    published: { type: published.type, fields: Object.keys(published.data).toSorted() },
  };
}

it('a user that specs store is stored, published and logged like one that registers', async () => {
  const fields = { firstName: '梅', lastName: 'Li' };
  const [registered, stored] = [await registerUser(app, fields), await storeUser(app, fields)];
  expect(Object.keys(stored).toSorted()).toEqual(Object.keys(registered).toSorted());
  expect(await tracesOf(stored)).toEqual(await tracesOf(registered));
});

it('a user that specs store signs in with the password of all of them', async () => {
  const { username } = await storeUser(app, { email: 'Mei@example.com' });
  const signIn = (body: object) => app.request('POST', '/api/simple-login', { body });
  expect((await signIn({ username, password: TEST_PASSWORD })).statusCode).toBe(200);
  expect((await signIn({ username, password: 'wrong-one' })).statusCode).toBe(401);
});
