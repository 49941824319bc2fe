import { randomUUID } from 'node:crypto';
import { sessionsRevoked } from '@memory/events';
import { eventually, failNextWrite } from '@memory/testing';
import { registerUser } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const endSessions = (userId: string) => app.request('DELETE', `/internal/accounts/${userId}/sessions`);
async function eventsOf(userId: string): Promise<object[]> {
  await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
  const entries = await app.redis.xrange('events:social', '-', '+');
  return entries
    .map(([, fields]) => JSON.parse(fields[1]!) as { type: string; data: { userId: string } })
    .filter(({ type, data }) => type === sessionsRevoked.type && data.userId === userId);
}
const rowsAbout = async (userId: string) =>
  (await readSecurityLog(app, 'admin.sessions_ended')).filter((row) => row.target_user_id === userId);

describe('ending the sessions of an account', () => {
  it('is published for the gateway and recorded in the security log', async () => {
    const { id } = await registerUser(app);
    expect((await endSessions(id)).statusCode).toBe(204);
    expect(await eventsOf(id)).toHaveLength(1);
    expect(await rowsAbout(id)).toMatchObject([{ user_id: null }]);
  });

  it('of an unknown account is 404, and neither published nor recorded', async () => {
    const id = randomUUID();
    expect((await endSessions(id)).json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('is not recorded when its event cannot be written', async () => {
    const { id } = await registerUser(app);
    await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
    await failNextWrite(app.database, 'outbox', 'insert');
    expect((await endSessions(id)).statusCode).toBe(500);
    expect([await eventsOf(id), await rowsAbout(id)]).toEqual([[], []]);
  });
});
