import { registerUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const isFirst = async (id: string): Promise<unknown> =>
  ((await app.request('GET', `/internal/accounts/${id}/first`)).json() as { isFirst: unknown }).isFirst;

it('is the oldest one, and one alone when two are as old', async () => {
  const owner = await registerUser(app);
  const second = await registerUser(app);
  await app.database.account.updateMany({ data: { createdAt: new Date('2026-09-01T08:00:00Z') } });
  const [lower = '', higher = ''] = [owner.id, second.id].toSorted();
  expect([await isFirst(lower), await isFirst(higher)]).toEqual([true, false]);
  const later = await registerUser(app);
  expect(await isFirst(later.id)).toBe(false);
  await app.database.account.update({ where: { id: later.id }, data: { createdAt: new Date('2026-08-01') } });
  expect([await isFirst(later.id), await isFirst(lower)]).toEqual([true, false]);
});
