import type { User } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { registerUser } from './factories.ts';
import { startSocialApp, type SocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const issuer = 'https://accounts.example';
const open = async (person: Record<string, unknown>) => {
  const response = await app.request('POST', '/internal/accounts/external', { body: { issuer, ...person } });
  expect(response.statusCode).toBe(200);
  return response.json<User>();
};

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
    const owner = await registerUser(app, { username: 'same-name', email: 'same@example.com' });
    const stranger = await open({ subject: 's-2', suggestedUsername: 'Same-Name', verifiedEmail: 'SAME@example.com' });
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
    const response = await app.request('POST', '/internal/accounts/verify-password', {
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
