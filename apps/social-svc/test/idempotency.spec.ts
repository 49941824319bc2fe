import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD, registerUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let body: { username: string; password: string; email: string };
beforeAll(async () => {
  app = await startSocialApp();
});
beforeEach(() => {
  const username = `u-${randomUUID().slice(0, 13)}`;
  body = { username, password: TEST_PASSWORD, email: `${username}@example.org` };
});
afterAll(() => app.close());

const send = (key: string, given: object = {}) =>
  app.request('POST', '/api/simple-register', { body: { ...body, ...given }, headers: { 'idempotency-key': key } });

describe('a registration sent with an idempotency key', () => {
  it('creates one account, and repeats get the first response', async () => {
    const first = await send('key');
    const again = await send('key');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  it('creates one account from concurrent repeats', async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, () => send('key')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(201));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
  });

  it('does not return the account for another password or another key', async () => {
    await send('key');
    expect((await send('key', { password: `${TEST_PASSWORD}!` })).json()).toMatchObject({ code: 'username_taken' });
    expect((await send('other')).json()).toMatchObject({ code: 'username_taken' });
  });

  it('is rejected when the key was used with other data', async () => {
    await send('key');
    expect((await send('key', { firstName: 'Mei' })).json()).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_reused',
    });
  });

  it('is independent of another user with the same key', async () => {
    await send('key');
    const other = `u-${randomUUID().slice(0, 13)}`;
    expect((await send('key', { username: other, email: '' })).json()).toMatchObject({ username: other });
  });

  it('is rejected as username_taken after a day', async () => {
    const { id } = (await send('key')).json();
    await app.database.idempotencyKey.updateMany({
      where: { userId: id },
      data: { createdAt: new Date(Date.now() - 24 * 3_600_000) },
    });
    expect((await send('key')).json()).toMatchObject({ code: 'username_taken' });
  });

  it('has a fingerprint that does not depend on the password', async () => {
    const fingerprints: unknown[] = [];
    for (const [index, password] of [TEST_PASSWORD, 'another one'].entries()) {
      const { id } = (await send(`key ${index}`, { password })).json();
      const [stored] = await app.database.idempotencyKey.findMany({ where: { userId: id } });
      await app.database.account.delete({ where: { id } });
      fingerprints.push(stored?.fingerprint);
    }
    expect(fingerprints[0]).toBeDefined();
    expect(fingerprints[0]).toEqual(fingerprints[1]);
  });

  it.each(['', 'é'])('is rejected with the invalid key %j', async (key) => {
    expect((await send(key)).json()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'Idempotency-Key' }] });
  });
});

describe('adding a friend with an idempotency key', () => {
  it('repeats the first response with its status, and does not restore a removed friendship', async () => {
    const [mei, tom] = [await registerUser(app), await registerUser(app)];
    const add = (key: string, friendId = tom.id) =>
      app.request('POST', '/api/friends', { as: mei.id, body: { friendId }, headers: { 'idempotency-key': key } });
    const first = await add('a');
    const second = await add('b');
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    await app.request('DELETE', `/api/friends/${tom.id}`, { as: mei.id });
    const repeats = [await add('a'), await add('b')];
    expect(repeats.map((response) => [response.statusCode, response.json()])).toEqual([
      [201, first.json()],
      [200, second.json()],
    ]);
    expect((await app.request('GET', '/api/friends', { as: mei.id })).json()).toEqual([]);
    expect((await add('a', mei.id)).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });
});
