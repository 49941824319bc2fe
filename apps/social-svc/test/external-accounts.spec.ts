import { randomUUID } from 'node:crypto';
import { eventually } from '@memory/testing';
import { openExternalAccount, registerUser } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { startSocialApp, type SocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const issuer = 'https://accounts.example';
const open = (person: Record<string, unknown>) => openExternalAccount(app, { issuer, ...person });

describe('an account of an external identity', () => {
  it('is created from the profile at the first sign-in, and found at the next', async () => {
    const person = {
      subject: 's-1',
      suggestedUsername: '小 红',
      firstName: ' 红 ',
      lastName: '李',
      verifiedEmail: 'hong@example.com',
    };
    const first = await open({ ...person, suggestedUsername: '小 小 红' });
    expect(first).toMatchObject({ username: '小小红', firstName: '红', lastName: '李', email: 'hong@example.com' });
    expect(await open({ ...person, suggestedUsername: 'renamed' })).toEqual(first);
    expect((await open({ ...person, issuer: 'https://other.example' })).id).not.toBe(first.id);
  });

  it('is created once by concurrent first sign-ins', async () => {
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => open({ subject: 's-race', suggestedUsername: 'racing' })),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(await app.database.account.count({ where: { usernameKey: { startsWith: 'racing' } } })).toBe(1);
  });

  it('is never an existing account with the same username or email', async () => {
    const owner = await registerUser(app, { username: 'same-name', email: 'taken@example.com' });
    const stranger = await open({ subject: 's-2', suggestedUsername: 'Same-Name', verifiedEmail: 'TAKEN@example.com' });
    expect(stranger.id).not.toBe(owner.id);
    expect(stranger.username).toMatch(/^Same-Name-\d{6}$/);
    expect(stranger.email).toBeNull();
  });

  it.each([[undefined], ['ab'], [''], ['x'.repeat(300)], ['𠮷'.repeat(60)], ['\u200b \t']])(
    'gets a valid username for the suggestion %.10s',
    async (suggestedUsername) => {
      const { username } = await open({ subject: `s-of-${suggestedUsername?.length}`, suggestedUsername });
      expect(username).toMatch(/^[^\s\p{C}]{3,50}$/u);
      expect(username.isWellFormed()).toBe(true);
    },
  );

  it('cannot be signed in to with a password', async () => {
    await open({ subject: 's-3', suggestedUsername: 'no-password' });
    const response = await app.request('POST', '/api/simple-login', {
      body: { username: 'no-password', password: 'secret-1' },
    });
    expect(response.statusCode).toBe(401);
  });

  it('is published to other services', async () => {
    const { id } = await open({ subject: 's-4', suggestedUsername: 'announced' });
    const events = async () => JSON.stringify(await app.redis.xrange('events:social', '-', '+'));
    await eventually(async () => expect(await events()).toContain(id));
  });
});

const NEUTRAL = /^friend-\d{6}$/;
const ADDRESS = 'anna.mueller@school.de';

describe('a name that a provider gives', () => {
  it.each<[string, string, string[]]>([
    ['an address', ADDRESS, [ADDRESS]],
    ['an address of full-width letters', 'ａｎｎａ．ｍｕｅｌｌｅｒ＠ｓｃｈｏｏｌ．ｄｅ', []],
    ['an address with a small commercial at', 'anna﹫school.de', []],
    ['an address that the provider does not name', 'someone@else.example', []],
    ['the part before the at sign', 'anna.mueller', [ADDRESS]],
    ['that part in capitals and without its dot', 'AnnaMueller', [ADDRESS]],
    ['that part without its tag', 'anna.mueller', ['anna.mueller+memory@school.de']],
    ['that part with something appended', 'anna.mueller1', [ADDRESS]],
    ['one word of the address', 'mueller', [ADDRESS]],
    ['the domain', 'school.de', [ADDRESS]],
    ['a part of an address within a longer claim', 'anna_mueller', ['Anna Müller <anna.mueller@school.de>']],
  ])('that is %s is not the username', async (kind, suggestedUsername, addresses) => {
    const { username } = await open({ subject: `address: ${kind}`, suggestedUsername, addresses });
    expect(username).toMatch(NEUTRAL);
  });

  it('that is a part of the verified address alone is not the username', async () => {
    const person = { subject: 'verified', suggestedUsername: 'anna.mueller', verifiedEmail: ADDRESS };
    expect((await open(person)).username).toMatch(NEUTRAL);
  });

  it.each([['小红'], ['maple-leaf'], ['bo']])(
    'that has nothing of the address stays: %s',
    async (suggestedUsername) => {
      const { username } = await open({
        subject: `kept ${suggestedUsername}`,
        suggestedUsername,
        addresses: [ADDRESS],
      });
      expect(username.replace(/-\d{6}$/, '')).toBe(suggestedUsername);
    },
  );

  it('that is an address, or all before its at sign, is no first or last name; a real name is, also when the address has it', async () => {
    const addresses = [ADDRESS];
    expect(await open({ subject: 'n-1', firstName: ADDRESS, lastName: 'anna.mueller', addresses })).toMatchObject({
      firstName: null,
      lastName: null,
    });
    expect(await open({ subject: 'n-2', firstName: 'Anna', lastName: 'Mueller', addresses })).toMatchObject({
      firstName: 'Anna',
      lastName: 'Mueller',
    });
  });
});

describe('an account whose name a provider gave before names were checked', () => {
  let count = 0;
  async function accountOfBefore(names: { username: string; firstName?: string; email?: string }) {
    const subject = `before-${(count += 1)}`;
    const { username, email = null } = names;
    const { id } = await app.database.account.create({
      data: {
        ...names,
        id: randomUUID(),
        usernameKey: username.toLowerCase(),
        emailKey: email,
        passwordHash: '-',
        externalIdentities: { create: { issuer, subject } },
      },
    });
    return { id, subject };
  }
  const listed = async () =>
    (await app.request('GET', '/internal/address-names'))
      .json<{ username: string }[]>()
      .map(({ username }) => username);

  it('is renamed once, at the next sign-in, and the other services are told', async () => {
    const { id, subject } = await accountOfBefore({ username: 'bo.li@school.de', firstName: 'bo.li@school.de' });
    const person = { subject, suggestedUsername: 'bo.li@school.de', addresses: ['bo.li@school.de'] };
    const [renamed, again] = await Promise.all([open(person), open(person)]);
    expect(renamed).toMatchObject({ id, username: expect.stringMatching(NEUTRAL), firstName: null });
    expect(again).toEqual(renamed);
    await eventually(async () => {
      const events = JSON.stringify(await app.redis.xrange('events:social', '-', '+'));
      expect(events).toContain(`profile.updated`);
      expect(events).toContain(renamed.username);
    });
    expect((await app.request('PATCH', '/api/profile', { as: id, body: { username: 'bo.li' } })).statusCode).toBe(200);
    expect((await open(person)).username).toBe('bo.li');
  });

  it('keeps another name, and its version', async () => {
    const { id, subject } = await accountOfBefore({ username: 'before-maple', firstName: 'Anna' });
    expect(await open({ subject, suggestedUsername: ADDRESS, addresses: [ADDRESS] })).toMatchObject({
      username: 'before-maple',
      firstName: 'Anna',
    });
    expect(await app.database.account.findUnique({ where: { id } })).toMatchObject({ version: 1 });
  });

  it('is listed for administrators until then, which the security log has', async () => {
    const whole = await accountOfBefore({ username: 'cai@school.de' });
    await accountOfBefore({ username: 'dan.wu-123456', email: 'dan.wu@school.de' });
    await accountOfBefore({ username: 'maple-oak', email: 'wu.dan@school.de' });
    await registerUser(app, { username: 'chosen@school.de' });
    const names = await listed();
    expect(names).toEqual(expect.arrayContaining(['cai@school.de', 'dan.wu-123456']));
    expect(names).not.toEqual(expect.arrayContaining(['maple-oak']));
    expect(names).not.toEqual(expect.arrayContaining(['chosen@school.de']));
    const recorded = (await readSecurityLog(app, 'admin.account_read')).map((row) => row.target_user_id);
    expect(recorded).toEqual(expect.arrayContaining([whole.id]));
    await open({ subject: whole.subject, addresses: ['cai@school.de'] });
    expect(await listed()).not.toEqual(expect.arrayContaining(['cai@school.de']));
  });
});
