import { randomUUID } from 'node:crypto';
import { PASSWORD, register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let body: { username: string; password: string; email: string };
beforeAll(async () => {
  app = await startSocialApp();
});
beforeEach(() => {
  const username = `u-${randomUUID().slice(0, 13)}`;
  body = { username, password: PASSWORD, email: `${username}@example.org` };
});
afterAll(() => app.stop());

const send = (key: string, given: object = {}) =>
  app.call('POST', '/internal/accounts', { body: { ...body, ...given }, headers: { 'idempotency-key': key } });

describe('a registration sent with an idempotency key', () => {
  it('makes one account, and every repeat gets the first answer', async () => {
    const first = await send('key');
    const again = await send('key');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  it('makes one account when the repeats come while the first is at work', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('key')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('tells nothing of the account without its password, or under another key', async () => {
    await send('key');
    expect((await send('key', { password: `${PASSWORD}!` })).json()).toMatchObject({ code: 'username_taken' });
    expect((await send('other')).json()).toMatchObject({ code: 'username_taken' });
  });

  it('is refused when the key was for something else', async () => {
    await send('key');
    expect((await send('key', { firstName: 'Mei' })).json()).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_reused',
    });
  });

  it('has nothing to do with somebody else who uses the same key', async () => {
    await send('key');
    const other = `u-${randomUUID().slice(0, 13)}`;
    expect((await send('key', { username: other, email: '' })).json()).toMatchObject({ username: other });
  });

  it('finds the name taken after a day', async () => {
    const { id } = (await send('key')).json();
    await app.database.idempotencyKey.updateMany({
      where: { userId: id },
      data: { createdAt: new Date(Date.now() - 24 * 3_600_000) },
    });
    expect((await send('key')).json()).toMatchObject({ code: 'username_taken' });
  });

  it('keeps nothing that tells the password from another', async () => {
    const fingerprints: unknown[] = [];
    for (const [index, password] of [PASSWORD, 'another one'].entries()) {
      const { id } = (await send(`key ${index}`, { password })).json();
      const [kept] = await app.database.idempotencyKey.findMany({ where: { userId: id } });
      await app.database.account.delete({ where: { id } });
      fingerprints.push(kept?.fingerprint);
    }
    expect(fingerprints[0]).toBeDefined();
    expect(fingerprints[0]).toEqual(fingerprints[1]);
  });

  it.each(['', 'é'])('is refused under the key %j', async (key) => {
    expect((await send(key)).json()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'Idempotency-Key' }] });
  });
});

describe('adding a friend with an idempotency key', () => {
  it('gets the first answer again, status and all, and does not bring back a friend who was removed', async () => {
    const [mei, tom] = [await register(app), await register(app)];
    const add = (key: string, friendId = tom.id) =>
      app.call('POST', '/api/friends', { as: mei.id, body: { friendId }, headers: { 'idempotency-key': key } });
    const first = await add('a');
    const second = await add('b');
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    await app.call('DELETE', `/api/friends/${tom.id}`, { as: mei.id });
    const repeats = [await add('a'), await add('b')];
    expect(repeats.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [201, first.json()],
      [200, second.json()],
    ]);
    expect((await app.call('GET', '/api/friends', { as: mei.id })).json()).toEqual([]);
    expect((await add('a', mei.id)).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });
});
