import type { ReadingAids } from '@memory/contracts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const byDefault: ReadingAids = {
  isShown: false,
  reading: 'pinyin',
  words: 'all',
  script: 'original',
  hasToneColors: true,
  speechRate: 0.7,
};
const read = async (as: string) => (await app.request('GET', '/api/reading-aids', { as })).json<ReadingAids>();
const update = (as: string, body: object) => app.request('PATCH', '/api/reading-aids', { as, body });

describe('the reading aids', () => {
  it('are the default until the user chooses, and keep what is not sent', async () => {
    const { id } = await storeUser(app);
    expect(await read(id)).toEqual(byDefault);
    const response = await update(id, { isShown: true, reading: 'zhuyin' });
    const chosen = { ...byDefault, isShown: true, reading: 'zhuyin' };
    expect([response.statusCode, response.json()]).toEqual([200, chosen]);
    const others = { words: 'fading', script: 'traditional', hasToneColors: false, speechRate: 1.2 };
    await update(id, others);
    await update(id, {});
    expect(await read(id)).toEqual({ ...chosen, ...others });
  });

  it.each([0.49, 1.21, '0.7'])('reject the speed %p, which no slider offers', async (speechRate) => {
    const { id } = await storeUser(app);
    expect((await update(id, { speechRate })).statusCode).toBe(400);
    expect(await read(id)).toEqual(byDefault);
  });

  it('of a user are read and changed by this user alone', async () => {
    const [mei, tom] = [await storeUser(app), await storeUser(app)];
    await update(mei.id, { script: 'simplified', accountId: tom.id, userId: tom.id });
    expect(await read(tom.id)).toEqual(byDefault);
    expect((await app.request('GET', '/api/reading-aids')).statusCode).toBe(401);
    expect((await app.request('PATCH', '/api/reading-aids', { body: { isShown: true } })).statusCode).toBe(401);
  });

  it('keep both of two choices that are made at once', async () => {
    const { id } = await storeUser(app);
    await update(id, { isShown: true });
    await Promise.all([update(id, { reading: 'zhuyin' }), update(id, { words: 'new' })]);
    expect(await read(id)).toEqual({ ...byDefault, isShown: true, reading: 'zhuyin', words: 'new' });
  });

  it('are part of the export', async () => {
    const { id } = await storeUser(app);
    await update(id, { script: 'traditional' });
    const exported = await app.request('GET', `/internal/people/${id}/export`, { as: id });
    expect(exported.json<{ readingAids: ReadingAids }>().readingAids).toEqual({ ...byDefault, script: 'traditional' });
  });

  it('cannot be stored for an account that is gone', async () => {
    const { id } = await storeUser(app);
    await app.database.account.delete({ where: { id } });
    expect((await update(id, { isShown: true })).statusCode).toBe(404);
  });
});
