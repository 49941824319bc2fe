import { accountRegistered } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { PASSWORD, register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

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

/** The events on this service's stream, as they travel. */
async function published(): Promise<{ type: string; entityId: string; data: unknown }[]> {
  const entries = await redis.xrange('events:social', '-', '+');
  return entries.map(([, fields]) => JSON.parse(fields.find((field) => field.startsWith('{')) ?? 'null'));
}

describe('registering', () => {
  it("tells the others the account's card, and nothing private", async () => {
    const user = await register(app, { firstName: 'Mei', email: 'private@example.com' });
    await eventually(async () =>
      expect(await published()).toContainEqual(expect.objectContaining({ entityId: user.id })),
    );
    const event = (await published()).find(({ entityId }) => entityId === user.id);
    expect(event).toMatchObject({
      type: accountRegistered.type,
      data: { userId: user.id, username: user.username, firstName: 'Mei', version: 1 },
    });
    expect(JSON.stringify(event)).not.toContain('private@example.com');
  });

  it('tells nothing of an account that was refused', async () => {
    await register(app, { username: 'only-once' });
    await app.call('POST', '/internal/accounts', { body: { username: 'ONLY-ONCE', password: PASSWORD } });
    const after = await register(app);
    await eventually(async () =>
      expect(await published()).toContainEqual(expect.objectContaining({ entityId: after.id })),
    );
    const names = (await published()).map(({ data }) => (data as { username: string }).username.toLowerCase());
    expect(names.filter((name) => name === 'only-once')).toHaveLength(1);
  });
});
