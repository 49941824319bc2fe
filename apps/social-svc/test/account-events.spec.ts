import { accountRegistered } from '@memory/events';
import { eventually } from '@memory/testing';
import { TEST_PASSWORD, registerUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

/** The published events of this service. */
async function published(): Promise<{ type: string; entityId: string; data: unknown }[]> {
  const entries = await app.redis.xrange('events:social', '-', '+');
  return entries.map(([, fields]) => JSON.parse(fields.find((field) => field.startsWith('{')) ?? 'null'));
}

describe('registering', () => {
  it("publishes the account's public card, and nothing private", async () => {
    const user = await registerUser(app, { firstName: 'Mei', email: 'private@example.com' });
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

  it('publishes nothing for a rejected registration', async () => {
    await registerUser(app, { username: 'only-once' });
    await app.request('POST', '/api/simple-register', { body: { username: 'ONLY-ONCE', password: TEST_PASSWORD } });
    const after = await registerUser(app);
    await eventually(async () =>
      expect(await published()).toContainEqual(expect.objectContaining({ entityId: after.id })),
    );
    const names = (await published()).map(({ data }) => (data as { username: string }).username.toLowerCase());
    expect(names.filter((name) => name === 'only-once')).toHaveLength(1);
  });
});
