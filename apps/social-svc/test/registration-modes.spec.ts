import { randomUUID } from 'node:crypto';
import type { CreatedInvitation, Invitation } from '@memory/contracts';
import { countRowsByTable } from '@memory/testing';
import { decideRegistration } from '../src/accounts/registration.policy.ts';
import { openExternalAccount, TEST_PASSWORD } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

const newUsername = () => `u-${randomUUID().slice(0, 13)}`;
const register = (app: SocialApp, fields: object = {}, headers: Record<string, string> = {}) =>
  app.request('POST', '/api/simple-register', {
    body: { username: newUsername(), password: TEST_PASSWORD, ...fields },
    headers,
  });

it.each([
  ['open', 'password', 'allowed'],
  ['open', 'external', 'allowed'],
  ['invited', 'password', 'needs-invitation'],
  ['invited', 'external', 'invitation_invalid'],
  ['closed', 'password', 'registration_closed'],
  ['closed', 'external', 'registration_closed'],
] as const)('registration %s, %s: %s', (mode, kind, decision) => {
  expect(decideRegistration(mode, kind)).toBe(decision);
});

describe('by invitation', () => {
  let app: SocialApp;
  beforeAll(async () => {
    app = await startSocialApp({ REGISTRATION: 'invited' });
  });
  afterAll(() => app.close());

  async function invite(uses = 1): Promise<CreatedInvitation> {
    const body = { label: ' Class 3b ', uses, days: 30 };
    const response = await app.request('POST', '/internal/invitations', { body });
    expect(response.statusCode).toBe(201);
    return response.json<CreatedInvitation>();
  }
  const list = async () => (await app.request('GET', '/internal/invitations')).json<Invitation[]>();
  const usedCount = async (id: string) => (await list()).find((invitation) => invitation.id === id)?.usedCount;

  it('creates an invitation whose code is stored as a hash and returned once', async () => {
    const { code, ...invitation } = await invite(30);
    expect(code).toMatch(/^[2-9B-HJKMNP-TV-Z]{4}-[2-9B-HJKMNP-TV-Z]{4}$/);
    expect(invitation).toMatchObject({ label: 'Class 3b', maxUses: 30, usedCount: 0 });
    const lifetime = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt);
    expect(Math.round(lifetime / 86_400_000)).toBe(30);
    expect((await list())[0]).toEqual(invitation);
    const rows = JSON.stringify(await app.database.$queryRaw`SELECT *, encode(code_hash, 'escape') FROM invitation`);
    expect(rows).not.toContain(code.replace('-', ''));
  });

  it('accepts the code in any case and width, with or without spaces and hyphens', async () => {
    const { id, code } = await invite(4);
    const wide = code.replaceAll(/[!-~]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + 0xfee0));
    for (const invitationCode of [code, code.toLowerCase().replace('-', ' '), ` ${code.replace('-', '')} `, wide])
      expect((await register(app, { invitationCode })).statusCode).toBe(201);
    expect(await usedCount(id)).toBe(4);
  });

  it('responds alike to a missing, wrong, expired, ended and used-up code, and writes nothing', async () => {
    const [expired, ended, usedUp] = [await invite(), await invite(), await invite()];
    await app.database.invitation.update({ where: { id: expired.id }, data: { expiresAt: new Date() } });
    expect((await app.request('DELETE', `/internal/invitations/${ended.id}`)).statusCode).toBe(204);
    await register(app, { invitationCode: usedUp.code, username: 'first-of-all' });
    const before = await countRowsByTable(app.database);
    const wrongCodes = [undefined, null, '', 'BCDF-GHJK', '\u3000', expired.code, ended.code, usedUp.code];
    for (const invitationCode of wrongCodes) {
      // A taken username gets the same response, so that a person without a code cannot find out which usernames exist.
      for (const username of [newUsername(), 'first-of-all']) {
        const response = await register(app, { invitationCode, username });
        expect([response.statusCode, response.json()]).toEqual([
          403,
          {
            statusCode: 403,
            code: 'invitation_invalid',
            message:
              'A new account needs a class code that is still valid. Please check it, or ask your teacher for another.',
          },
        ]);
      }
    }
    expect(await countRowsByTable(app.database)).toEqual(before);
    // Every registration hashes a code and a password, which takes long on a busy machine.
  });

  it('never lets concurrent registrations exceed the uses', async () => {
    const { id, code } = await invite(3);
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(app, { invitationCode: code })));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 201, 201, ...Array<number>(7).fill(403)]);
    expect(await usedCount(id)).toBe(3);
  });

  it('counts no use for a registration that fails', async () => {
    const { id, code } = await invite(2);
    await register(app, { invitationCode: code, username: 'taken-name' });
    const response = await register(app, { invitationCode: code, username: 'Taken-Name' });
    expect(response.json()).toMatchObject({ code: 'username_taken' });
    expect(await usedCount(id)).toBe(1);
  });

  it('counts one use for a registration that is repeated, also when it was the last one', async () => {
    const { id, code } = await invite(1);
    const fields = { username: newUsername(), invitationCode: code };
    const repeat = () => register(app, fields, { 'idempotency-key': 'key-1' });
    const responses = [...(await Promise.all([repeat(), repeat()])), await repeat()];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(responses.map((response) => response.json<{ id: string }>().id)).size).toBe(1);
    expect(await usedCount(id)).toBe(1);
  });

  it('does not confirm the password of an account to a request without a code', async () => {
    const { code } = await invite(1);
    const username = newUsername();
    await register(app, { username, invitationCode: code }, { 'idempotency-key': 'own-key' });
    for (const key of ['own-key', 'guessed-key']) {
      const password = key === 'own-key' ? `${TEST_PASSWORD}!` : TEST_PASSWORD;
      const response = await register(app, { username, password }, { 'idempotency-key': key });
      expect(response.json()).toMatchObject({ code: 'invitation_invalid' });
    }
  });

  it('creates no account at the first sign-in with an external provider', async () => {
    const before = await countRowsByTable(app.database);
    await expect(openExternalAccount(app, { subject: 's-1' })).rejects.toMatchObject({ code: 'invitation_invalid' });
    expect(await countRowsByTable(app.database)).toEqual(before);
  });

  it('ends an invitation at once; ending it again changes nothing, and an unknown one is 404', async () => {
    const { id } = await invite();
    const end = (invitation: string) => app.request('DELETE', `/internal/invitations/${invitation}`);
    expect((await end(id)).statusCode).toBe(204);
    const ended = (await list()).find((invitation) => invitation.id === id);
    expect(Date.parse(ended?.expiresAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await end(id)).statusCode).toBe(204);
    expect((await list()).find((invitation) => invitation.id === id)).toEqual(ended);
    expect((await end(randomUUID())).json()).toMatchObject({ statusCode: 404, code: 'invitation_not_found' });
  });
});

describe('closed', () => {
  let app: SocialApp;
  beforeAll(async () => {
    app = await startSocialApp({ REGISTRATION: 'closed' });
  });
  afterAll(() => app.close());

  it('creates no account in any way, with a valid code neither', async () => {
    const invitation = await app.request('POST', '/internal/invitations', { body: { label: 'x', uses: 1, days: 1 } });
    const { code: invitationCode } = invitation.json<CreatedInvitation>();
    for (const response of [await register(app), await register(app, { invitationCode })])
      expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'registration_closed' }]);
    await expect(openExternalAccount(app, { subject: 's' })).rejects.toMatchObject({ code: 'registration_closed' });
    expect(await app.database.account.count()).toBe(0);
  });

  it('still signs in accounts that exist', async () => {
    const account = await app.database.account.create({
      data: {
        id: randomUUID(),
        username: 'old',
        usernameKey: 'old',
        passwordHash: '-',
        externalIdentities: { create: { issuer: 'https://accounts.example', subject: 'old' } },
      },
    });
    expect(await openExternalAccount(app, { subject: 'old' })).toMatchObject({ id: account.id });
  });
});

describe('open', () => {
  it('ignores a code', async () => {
    const app = await startSocialApp();
    expect((await register(app, { invitationCode: 'no such code' })).statusCode).toBe(201);
    expect(await openExternalAccount(app, { subject: 's-1' })).toHaveProperty('id');
    await app.close();
  });
});
