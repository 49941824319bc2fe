import { mediaUrl, type User } from '@memory/contracts';
import { profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import fc from 'fast-check';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const FILE = '0197a3f0-0000-7000-8000-000000000001';
const read = async (as: string) => (await app.request('GET', '/api/profile', { as })).json<User>();
const update = (as: string, body: object) => app.request('PATCH', '/api/profile', { as, body });
const versionOf = async (id: string) => (await app.database.account.findUniqueOrThrow({ where: { id } })).version;

async function publishedCards(userId: string): Promise<{ type: string; data: { version: number } }[]> {
  const entries = await app.redis.xrange('events:social', '-', '+');
  const events = entries.map(([, fields]) => JSON.parse(fields.find((field) => field.startsWith('{')) ?? 'null'));
  return events.filter((event) => event.entityId === userId && event.type === profileUpdated.type);
}

describe('a profile', () => {
  it('is read and changed by its owner alone', async () => {
    const user = await storeUser(app, { email: 'own@example.com' });
    expect(await read(user.id)).toEqual(user);
    const sent = {
      username: '王小明2',
      firstName: ' 小明 ',
      lastName: '王',
      birthDate: '2012-02-29',
      bio: '我喜欢𠮷野家 😀',
    };
    const response = await update(user.id, sent);
    const changed = { ...user, ...sent, firstName: '小明', updatedAt: expect.any(String) };
    expect([response.statusCode, response.json()]).toEqual([200, changed]);
    expect(await read(user.id)).toEqual(changed);
    expect((await app.request('GET', '/api/profile')).statusCode).toBe(401);
    expect((await app.request('PATCH', '/api/profile', { body: sent })).statusCode).toBe(401);
  });

  it.each([null, ''])('clears fields by %j, and keeps fields that are not sent', async (empty) => {
    const user = await storeUser(app);
    await update(user.id, { firstName: 'Mei', lastName: 'Li', birthDate: '2010-01-02', bio: 'x' });
    await update(user.id, { firstName: empty, birthDate: empty, bio: empty, profileImageUrl: empty });
    expect(await read(user.id)).toMatchObject({
      username: user.username,
      firstName: null,
      lastName: 'Li',
      birthDate: null,
      bio: null,
      profileImageUrl: null,
    });
  });

  it('ignores the read-only email and undeclared fields', async () => {
    const user = await storeUser(app, { email: 'stays@example.com' });
    expect(
      (await update(user.id, { email: 'new@example.com', id: FILE, version: 99, passwordHash: 'x' })).json(),
    ).toEqual(user);
    expect(await versionOf(user.id)).toBe(1);
  });

  it('rejects a taken username in any case, but not another case of the own one', async () => {
    const [user] = await Promise.all([
      storeUser(app, { username: 'spelled' }),
      storeUser(app, { username: 'Taken-Name' }),
    ]);
    expect((await update(user.id, { username: 'tAKEN-nAME', bio: 'never stored' })).json()).toMatchObject({
      statusCode: 409,
      code: 'username_taken',
    });
    expect(await read(user.id)).toEqual(user);
    expect((await update(user.id, { username: 'SPELLED' })).json()).toMatchObject({ username: 'SPELLED' });
  });

  it('publishes its public card with an incremented version', async () => {
    const user = await storeUser(app);
    await update(user.id, { firstName: 'Mei' });
    await update(user.id, { firstName: 'Méi', bio: 'a secret of mine' });
    await eventually(async () =>
      expect((await publishedCards(user.id)).map(({ data }) => data)).toMatchObject([
        { firstName: 'Mei', version: 2 },
        { firstName: 'Méi', version: 3 },
      ]),
    );
    expect(JSON.stringify(await publishedCards(user.id))).not.toContain('a secret of mine');
  });
});

describe('invalid input', () => {
  const bad: [string, object][] = [
    ['username', { username: null }],
    ['username', { username: 'ab' }],
    ['username', { username: 'x'.repeat(51) }],
    ['username', { username: 'a b c' }],
    ['firstName', { firstName: 'x'.repeat(101) }],
    ['lastName', { lastName: 'a\0b' }],
    ['bio', { bio: 'x'.repeat(1_001) }],
    ['bio', { bio: '\uD842' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['birthDate', { birthDate: '2999-01-01' }],
    ['birthDate', { birthDate: '2011-02-29' }],
    ['birthDate', { birthDate: '2011-02-28T00:00:00Z' }],
    ['profileImageUrl', { profileImageUrl: 'https://example.com/me.png' }],
    ['profileImageUrl', { profileImageUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['profileImageUrl', { profileImageUrl: 'data:image/png;base64,***' }],
    ['profileImageUrl', { profileImageUrl: `data:image/png;base64,${'A'.repeat(65_536)}` }],
  ];
  it.each(bad)('is rejected with the path of the field: %s %j', async (path, body) => {
    const user = await storeUser(app);
    expect((await update(user.id, body)).json()).toMatchObject({
      statusCode: 400,
      code: 'invalid_request',
      errors: [{ path }],
    });
    expect(await read(user.id)).toEqual(user);
  });

  it('of any kind is rejected and writes nothing', async () => {
    const user = await storeUser(app);
    const field = fc.constantFrom('username', 'firstName', 'lastName', 'birthDate', 'bio', 'profileImageUrl');
    const wrong = fc.oneof(
      fc.integer(),
      fc.boolean(),
      fc.array(fc.string()),
      fc.dictionary(fc.string(), fc.string()),
      fc.string().map((s) => `${s}\0`),
      fc.string().map((s) => `${s}\uD842`),
    );
    await fc.assert(
      fc.asyncProperty(field, wrong, async (name, value) => {
        expect((await update(user.id, { [name]: value })).statusCode).toBe(400);
      }),
    );
    expect(await read(user.id)).toEqual(user);
  });
});

describe('a profile image', () => {
  const DESCRIBE = 'POST /internal/files/describe';
  const described = (ownerId: string, kind = 'image') =>
    app.fakePeers.responses.set(DESCRIBE, () => ({
      status: 200,
      body: [{ id: FILE, ownerId, kind, contentType: 'image/png' }],
    }));

  it('may be an uploaded image of the user', async () => {
    const user = await storeUser(app);
    described(user.id);
    expect((await update(user.id, { profileImageUrl: mediaUrl(FILE) })).json()).toMatchObject({
      profileImageUrl: mediaUrl(FILE),
    });
    expect(app.fakePeers.calls.at(-1)).toEqual({ route: DESCRIBE, viewer: user.id, body: { ids: [FILE] } });
  });

  it.each(['of another user', 'a recording', 'missing'])('must not be a file that is %s', async (what) => {
    const [user, other] = await Promise.all([storeUser(app), storeUser(app)]);
    if (what === 'missing') app.fakePeers.responses.set(DESCRIBE, () => ({ status: 200, body: [] }));
    else described(what === 'a recording' ? user.id : other.id, what === 'a recording' ? 'audio' : 'image');
    expect((await update(user.id, { profileImageUrl: mediaUrl(FILE) })).json()).toMatchObject({
      statusCode: 400,
      code: 'profile_picture_unusable',
    });
    expect(await versionOf(user.id)).toBe(1);
  });

  it('may be a PNG data URL, which is stored as a file', async () => {
    const user = await storeUser(app);
    app.fakePeers.responses.set('POST /internal/avatars', () => ({ status: 201, body: { url: mediaUrl(FILE) } }));
    expect((await update(user.id, { profileImageUrl: 'data:image/png;base64,AAAA' })).json()).toMatchObject({
      profileImageUrl: mediaUrl(FILE),
    });
    expect(app.fakePeers.calls.at(-1)).toEqual({
      route: 'POST /internal/avatars',
      viewer: user.id,
      body: { png: 'AAAA' },
    });
  });

  it('is not stored when the username of the same request is taken', async () => {
    const [user, other] = await Promise.all([storeUser(app), storeUser(app)]);
    app.fakePeers.responses.set('POST /internal/avatars', () => ({ status: 201, body: { url: mediaUrl(FILE) } }));
    const before = app.fakePeers.calls.length;
    const profileImageUrl = 'data:image/png;base64,AAAA';
    expect((await update(user.id, { username: other.username.toUpperCase(), profileImageUrl })).json()).toMatchObject({
      statusCode: 409,
      code: 'username_taken',
    });
    expect(app.fakePeers.calls.slice(before)).toEqual([]);
    expect((await update(user.id, { username: user.username.toUpperCase(), profileImageUrl })).statusCode).toBe(200);
  });

  it('is rejected when media-svc rejects it, and 503 while media-svc is unavailable', async () => {
    const user = await storeUser(app);
    app.fakePeers.responses.set('POST /internal/avatars', () => ({
      status: 400,
      body: { statusCode: 400, code: 'not_an_avatar', message: 'no' },
    }));
    expect((await update(user.id, { profileImageUrl: 'data:image/png;base64,AAAA' })).json()).toMatchObject({
      statusCode: 400,
      code: 'profile_picture_unusable',
    });
    app.fakePeers.responses.clear();
    expect((await update(user.id, { profileImageUrl: 'data:image/png;base64,AAAA' })).statusCode).toBe(503);
    expect(await read(user.id)).toEqual(user);
  });
});
