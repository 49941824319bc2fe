import type { SecurityLogEntry } from '@memory/contracts';
import { startTestRedis, type TestRedis } from '@memory/testing';
import { runAdmin, serveInPlaceOf } from './run-admin.ts';

const MEI = '0197a3f0-0000-7000-8000-000000000001';
const TOM = '0197a3f0-0000-7000-8000-000000000002';
const event = (fields: Partial<SecurityLogEntry>): SecurityLogEntry => ({
  id: '0197a3f0-0000-7000-8000-00000000000a',
  occurredAt: '2026-11-22T08:00:00.000Z',
  event: 'sign_in.failed',
  userId: null,
  username: null,
  targetUserId: null,
  targetUsername: null,
  usernameHash: null,
  network: '203.0.113.0/24',
  requestId: 'request-1',
  details: {},
  ...fields,
});

let events: SecurityLogEntry[];
const { env, requests } = serveInPlaceOf(['SOCIAL'], ({ method }) => (method === 'GET' ? [200, events] : [204]));
let redis: TestRedis;
beforeAll(async () => {
  redis = await startTestRedis();
  env.REDIS_URL = redis.url;
});
afterAll(() => redis.stop());
beforeEach(() => void (events = []));

describe('audit:list', () => {
  it('prints one line for each event, with users, network, request id and details', async () => {
    events = [
      event({ event: 'friendship.added', userId: MEI, username: 'mei', targetUserId: TOM, targetUsername: 'tom' }),
      event({ usernameHash: `4f3a9b1c${'x'.repeat(35)}`, network: null, requestId: null }),
      event({ event: 'admin.account_read', targetUserId: MEI, targetUsername: 'mei' }),
      event({ event: 'sign_in.succeeded', userId: MEI, details: { method: 'password' } }),
      event({ event: 'admin.account_deleted' }),
    ];
    const { out, code } = await runAdmin(['audit:list'], env);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      '2026-11-22T08:00:00.000Z | friendship.added | mei → tom | 203.0.113.0/24 | request-1',
      '2026-11-22T08:00:00.000Z | sign_in.failed | name#4f3a9b1c | - | -',
      '2026-11-22T08:00:00.000Z | admin.account_read | → mei | 203.0.113.0/24 | request-1',
      `2026-11-22T08:00:00.000Z | sign_in.succeeded | ${MEI} | 203.0.113.0/24 | request-1 | {"method":"password"}`,
      '2026-11-22T08:00:00.000Z | admin.account_deleted | - | 203.0.113.0/24 | request-1',
      '',
    ]);
  });

  it('prints JSON, or that nothing is recorded', async () => {
    expect((await runAdmin(['audit:list'], env)).out).toBe('Nothing is recorded.\n');
    events = [event({})];
    expect(JSON.parse((await runAdmin(['audit:list', '--json'], env)).out)).toEqual(events);
  });

  it('passes the filters on, with time spans as times', async () => {
    const started = Date.now();
    await runAdmin(['audit:list', '--user', '小红', '--event', 'sign_in.failed', '--since', '7d', '--limit', '5'], env);
    const [, query = ''] = requests[0]!.split('?');
    const { since, ...filters } = Object.fromEntries(new URLSearchParams(query));
    expect(filters).toEqual({ user: '小红', event: 'sign_in.failed', limit: '5' });
    const ageDays = (started - Date.parse(since ?? '')) / 86_400_000;
    expect(Math.round(ageDays * 1_000) / 1_000).toBe(7);
  });

  it.each([
    [['--event', 'sign_in.unknown'], /There is no event sign_in\.unknown\. The events are:\n.*sign_in\.failed/s],
    [['--since', 'yesterday'], /"yesterday" is not a time span\. Write it like 30m, 12h or 7d/],
    [['--until', '7'], /"7" is not a time span/],
  ])('rejects %j without a request', async (args, message) => {
    expect(await runAdmin(['audit:list', ...args], env)).toMatchObject({
      code: 1,
      err: expect.stringMatching(message),
    });
    expect(requests).toEqual([]);
  });
});

describe('what concerns dead letters', () => {
  it('is reported to the security log when their texts are shown, or they are replayed', async () => {
    await runAdmin(['dead-letters:list'], env);
    expect(requests).toHaveLength(0);
    await runAdmin(['dead-letters:list', '--show-events'], env);
    await runAdmin(['dead-letters:replay', '--all'], env);
    expect(requests).toEqual(Array(2).fill(expect.stringMatching(/^POST \/internal\/security-events /)));
  });

  it('goes on with a warning when social-svc does not respond', async () => {
    const result = await runAdmin(['dead-letters:list', '--show-events'], { ...env, SOCIAL_URL: 'http://127.0.0.1:1' });
    expect(result).toMatchObject({ code: 0, err: expect.stringContaining('The security log does not show this') });
    expect(result.out).toContain('There are no dead letters');
  });
});
