import type { User } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { register } from './factories.ts';
import { startSocialApp, type SocialApp } from './social-app.ts';

let app: SocialApp;
let redis: Redis;
beforeAll(async () => {
  app = await startSocialApp();
  redis = new Redis(app.redis.url);
});
afterAll(async () => {
  redis.disconnect();
  await app.stop();
});

const issuer = 'https://accounts.example';
const open = async (person: Record<string, unknown>) => {
  const answer = await app.call('POST', '/internal/accounts/external', { body: { issuer, ...person } });
  expect(answer.statusCode).toBe(200);
  return answer.json<User>();
};

describe('an account opened through a provider', () => {
  it('is made at the first sign-in, with what the provider knows, and found again at the next', async () => {
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

  it('is one account, however many first sign-ins come at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => open({ subject: 's-race', suggestedUsername: 'racing' })),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(await app.database.account.count({ where: { usernameKey: { startsWith: 'racing' } } })).toBe(1);
  });

  it('never is the account of somebody with the same name or email', async () => {
    const owner = await register(app, { username: 'same-name', email: 'same@example.com' });
    const stranger = await open({ subject: 's-2', suggestedUsername: 'Same-Name', verifiedEmail: 'SAME@example.com' });
    expect(stranger.id).not.toBe(owner.id);
    expect(stranger.username).toMatch(/^Same-Name-\d{6}$/);
    expect(stranger.email).toBeNull();
  });

  it.each([[undefined], ['ab'], [''], ['x'.repeat(300)], ['𠮷'.repeat(60)], ['\u200b \t']])(
    'gets a name that fits our rules (%.10s)',
    async (suggestedUsername) => {
      const { username } = await open({ subject: `s-of-${suggestedUsername?.length}`, suggestedUsername });
      expect(username).toMatch(/^[^\s\p{C}]{3,50}$/u);
      expect(username.isWellFormed()).toBe(true);
    },
  );

  it('cannot be entered with a password', async () => {
    await open({ subject: 's-3', suggestedUsername: 'no-password' });
    const answer = await app.call('POST', '/internal/accounts/verify-password', {
      body: { username: 'no-password', password: 'secret-1' },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('tells the other services of itself', async () => {
    const { id } = await open({ subject: 's-4', suggestedUsername: 'announced' });
    const events = async () => JSON.stringify(await redis.xrange('events:social', '-', '+'));
    await eventually(async () => expect(await events()).toContain(id));
  });
});
