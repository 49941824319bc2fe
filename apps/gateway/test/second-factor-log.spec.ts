import { securityRecorded } from '@memory/events';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import {
  newAccount,
  newProtectedAccount,
  PASSWORD,
  pendingBrowser,
  type TestAccount,
  typeCode,
  typePassword,
} from './second-factor-browser.ts';

let app: GatewayApp;
let mei: TestAccount;
beforeAll(async () => {
  app = await startGateway();
});
beforeEach(async () => {
  await app.redis.flushall();
  mei = await newProtectedAccount(app);
  await app.redis.del('events:gateway');
});
afterAll(() => app.close());

/** The recorded events of this account, with their details; each is valid for the catalog. */
async function recorded(of = mei): Promise<[string, object][]> {
  const entries = await app.redis.xrange('events:gateway', '-', '+');
  return entries.map(([, fields]) => {
    const { data } = JSON.parse(fields[1]!) as { data: unknown };
    const { event, userId, details } = securityRecorded.gateway.schema.parse(data);
    expect(userId).toBe(of.userId);
    return [event, details];
  });
}
const REQUESTED = ['sign_in.second_factor_requested', {}];

describe('the security log has each step', () => {
  it('of a sign-in with a code', async () => {
    const browser = await pendingBrowser(app, mei);
    await typeCode(browser, '000000');
    await typeCode(browser, 'AAAA-BBBB-CCCC-DDDD');
    expect(await recorded()).toEqual([
      REQUESTED,
      ['sign_in.succeeded', { method: 'password', secondFactor: 'recovery_code' }],
    ]);
  });

  it('of a sign-in that was cancelled, once', async () => {
    const browser = await pendingBrowser(app, mei);
    for (let i = 0; i < 2; i += 1) await browser.fetch('/api/sign-in/second-factor', { method: 'DELETE' });
    expect(await recorded()).toEqual([REQUESTED, ['sign_in.second_factor_cancelled', {}]]);
  });

  it('of a sign-in that was closed after five wrong codes', async () => {
    const browser = await pendingBrowser(app, mei);
    for (let i = 0; i < 6; i += 1) await typeCode(browser, '000000');
    expect(await recorded()).toEqual([REQUESTED, ['sign_in.second_factor_closed', {}]]);
  });

  it('of a sign-in whose session is restricted to the set-up', async () => {
    const tom = await newAccount(app);
    tom.secondFactor.required = true;
    await app.redis.del('events:gateway');
    await typePassword(app.newBrowser(), tom);
    expect(await recorded(tom)).toEqual([
      ['sign_in.succeeded', { method: 'password', secondFactor: 'setup_required' }],
    ]);
  });

  it('of a confirmed password, and of the limit on wrong ones, once', async () => {
    const tom = await newAccount(app);
    await app.redis.del('events:gateway');
    const confirm = (currentPassword: string) => tom.browser.post('/api/confirm-password', { currentPassword });
    await confirm(PASSWORD);
    for (let i = 0; i < 13; i += 1) await confirm('wrong-one');
    expect(await recorded(tom)).toEqual([
      ['password.confirmed', {}],
      ['password_confirmation.limited', {}],
    ]);
  });
});
