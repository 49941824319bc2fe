import { randomUUID } from 'node:crypto';
import type { AdministeredReport, Report, User } from '@memory/contracts';
import { REPORTS_PER_DAY } from '../src/reports/create-report.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

const HOUR_MS = 3_600_000;
const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const send = (as: string | undefined, body: object, headers: Record<string, string> = {}) =>
  app.request('POST', '/api/reports', { as, body, headers });
const reportUser = (as: string, userId: string, more: object = {}) => send(as, { userId, reason: 'bullying', ...more });
const couple = () => Promise.all([storeUser(app), storeUser(app)]);
const storedReports = (reporterId: string) => app.database.report.findMany({ where: { reporterId } });

/** Makes journal-svc respond that the viewer may see this entry, and that all other entries do not exist. */
function showEntry(entryId: string, viewer: User, author: User): void {
  app.fakePeers.responses.set(`GET /internal/entries/${entryId}/author`, (call) =>
    call.viewer === viewer.id
      ? { status: 200, body: { authorId: author.id } }
      : { status: 404, body: { statusCode: 404, code: 'entry_not_found', message: 'x' } },
  );
}

async function listReports(query = ''): Promise<AdministeredReport[]> {
  const reports: AdministeredReport[] = [];
  let cursor = '';
  for (;;) {
    const page = (await app.request('GET', `/internal/reports?${query}${cursor}`)).json<{
      reports: AdministeredReport[];
      nextCursor: string | null;
    }>();
    reports.push(...page.reports);
    if (page.nextCursor === null) return reports;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
}

describe('reporting a user', () => {
  it('stores the report and responds with it', async () => {
    const [mei, tom] = await couple();
    const response = await reportUser(mei.id, tom.id.toUpperCase(), { text: '  calls me names 骂我  ' });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        entryId: null,
        userId: tom.id,
        reason: 'bullying',
        text: 'calls me names 骂我',
        status: 'open',
        createdAt: expect.any(String),
      },
    ]);
    expect(await storedReports(mei.id)).toHaveLength(1);
  });

  it('returns the open report when it is repeated, also concurrently; after its end it is a new one', async () => {
    const [mei, tom] = await couple();
    const responses = await Promise.all(
      ['bullying', 'spam', 'other'].map((reason) => send(mei.id, { userId: tom.id, reason })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    const { id } = responses[0]!.json<Report>();
    await app.request('POST', `/internal/reports/${id}/close`);
    const again = await reportUser(mei.id, tom.id);
    expect([again.statusCode, again.json<Report>().id === id]).toEqual([201, false]);
  });

  it('is separate for each reporter', async () => {
    const [mei, tom] = await couple();
    const ann = await storeUser(app);
    expect((await reportUser(mei.id, tom.id)).statusCode).toBe(201);
    expect((await reportUser(ann.id, tom.id)).statusCode).toBe(201);
  });

  it('has one effect for each idempotency key', async () => {
    const [mei, tom] = await couple();
    const body = { userId: tom.id, reason: 'spam' };
    const first = await send(mei.id, body, { 'idempotency-key': 'report-1' });
    await app.request('POST', `/internal/reports/${first.json<Report>().id}/close`);
    const repeated = await send(mei.id, body, { 'idempotency-key': 'report-1' });
    expect([repeated.statusCode, repeated.body]).toEqual([201, first.body]);
    expect(await storedReports(mei.id)).toHaveLength(1);
  });

  it.each([
    ['a blank text', { text: ' \n ' }],
    ['a text of null', { text: null }],
    ['no text', {}],
  ])('accepts %s', async (_, more) => {
    const [mei, tom] = await couple();
    expect((await reportUser(mei.id, tom.id, more)).json()).toMatchObject({ text: null });
  });

  it.each([
    ['neither subject', { reason: 'spam' }],
    ['both subjects', { entryId: UNKNOWN_ID, userId: UNKNOWN_ID, reason: 'spam' }],
    ['an unknown reason', { userId: UNKNOWN_ID, reason: 'boring' }],
    ['no reason', { userId: UNKNOWN_ID }],
    ['a text that is too long', { userId: UNKNOWN_ID, reason: 'spam', text: 'x'.repeat(1_001) }],
    ['a list of users', { userId: [UNKNOWN_ID], reason: 'spam' }],
  ])('rejects %s', async (_, body) => {
    const mei = await storeUser(app);
    expect((await send(mei.id, body)).json()).toMatchObject({ statusCode: 400, code: 'invalid_request' });
    expect(await storedReports(mei.id)).toEqual([]);
  });

  it('rejects oneself, requires sign-in, and does not find an account that does not exist or was deleted', async () => {
    const [mei, tom] = await couple();
    expect((await reportUser(mei.id, mei.id)).json()).toMatchObject({ statusCode: 400, code: 'report_oneself' });
    expect((await send(undefined, { userId: tom.id, reason: 'spam' })).statusCode).toBe(401);
    await app.request('DELETE', `/internal/accounts/${tom.id}`);
    for (const userId of [UNKNOWN_ID, 'nobody', tom.id])
      expect((await reportUser(mei.id, userId)).json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
    expect(await storedReports(mei.id)).toEqual([]);
  });
});

describe('a block', () => {
  const block = (as: string, userId: string) => app.request('POST', '/api/blocks', { as, body: { userId } });

  it('makes the blocking user look like one that does not exist to the blocked user, mutual or not', async () => {
    const [mei, tom] = await couple();
    await block(mei.id, tom.id);
    const none = await reportUser(tom.id, UNKNOWN_ID);
    const hidden = await reportUser(tom.id, mei.id);
    expect([hidden.statusCode, hidden.body]).toEqual([none.statusCode, none.body]);
    expect(hidden.json()).toMatchObject({ statusCode: 404, code: 'user_not_found' });
    await block(tom.id, mei.id);
    expect((await reportUser(tom.id, mei.id)).body).toBe(none.body);
    expect(await storedReports(tom.id)).toEqual([]);
  });

  it('lets the blocking user report the blocked user', async () => {
    const [mei, tom] = await couple();
    await block(mei.id, tom.id);
    expect((await reportUser(mei.id, tom.id)).statusCode).toBe(201);
  });
});

describe('reporting an entry', () => {
  it('stores its id and its author, as journal-svc returns them to the viewer', async () => {
    const [mei, tom] = await couple();
    const entryId = randomUUID();
    showEntry(entryId, mei, tom);
    const response = await send(mei.id, { entryId, reason: 'personal_information' });
    expect([response.statusCode, response.json()]).toMatchObject([201, { entryId, userId: tom.id, status: 'open' }]);
    expect((await send(mei.id, { entryId, reason: 'spam' })).statusCode).toBe(200);
    // The report of the author is another report.
    expect((await reportUser(mei.id, tom.id)).statusCode).toBe(201);
  });

  it('has the same response for a hidden entry as for none', async () => {
    const [mei, tom] = await couple();
    const ann = await storeUser(app);
    const [hidden, none] = [randomUUID(), randomUUID()];
    showEntry(hidden, mei, tom);
    showEntry(none, { ...mei, id: randomUUID() }, tom);
    const responses = await Promise.all(
      [hidden, none, 'no-uuid'].map((entryId) => send(ann.id, { entryId, reason: 'spam' })),
    );
    const [first] = responses;
    expect(first?.json()).toMatchObject({ statusCode: 404, code: 'entry_not_found' });
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      responses.map(() => [first?.statusCode, first?.body]),
    );
    expect(await storedReports(ann.id)).toEqual([]);
  });

  it('rejects one’s own entry', async () => {
    const mei = await storeUser(app);
    const entryId = randomUUID();
    showEntry(entryId, mei, mei);
    expect((await send(mei.id, { entryId, reason: 'spam' })).json()).toMatchObject({ code: 'report_oneself' });
  });

  it('is unavailable while journal-svc is', async () => {
    const mei = await storeUser(app);
    const response = await send(mei.id, { entryId: randomUUID(), reason: 'spam' });
    expect(response.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(await storedReports(mei.id)).toEqual([]);
  });
});

describe('the daily limit', () => {
  /** Stores reports of other users, sent some hours ago. */
  const storeReports = (reporterId: string, count: number, hoursAgo: number) =>
    app.database.report.createMany({
      data: Array.from({ length: count }, () => ({
        id: randomUUID(),
        reporterId,
        userId: randomUUID(),
        reason: 'spam' as const,
        createdAt: new Date(Date.now() - hoursAgo * HOUR_MS),
      })),
    });

  it('rejects further reports with the time until the next one, for hidden subjects no differently', async () => {
    const [mei, tom] = await couple();
    await storeReports(mei.id, REPORTS_PER_DAY, 23);
    const response = await reportUser(mei.id, tom.id);
    expect(response.json()).toMatchObject({ statusCode: 429, code: 'too_many_reports' });
    const retryAfter = Number(response.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(3_500);
    expect(retryAfter).toBeLessThanOrEqual(3_600);
    expect(await storedReports(mei.id)).toHaveLength(REPORTS_PER_DAY);
    expect((await reportUser(tom.id, mei.id)).statusCode).toBe(201);
  });

  it('counts closed reports, and neither older nor repeated ones', async () => {
    const [mei, tom] = await couple();
    await storeReports(mei.id, REPORTS_PER_DAY, 25);
    await storeReports(mei.id, REPORTS_PER_DAY - 1, 1);
    const { id } = (await reportUser(mei.id, tom.id)).json<Report>();
    expect((await reportUser(mei.id, tom.id)).statusCode).toBe(200);
    await app.request('POST', `/internal/reports/${id}/close`);
    expect((await reportUser(mei.id, tom.id)).statusCode).toBe(429);
  });

  it('holds for concurrent reports', async () => {
    const mei = await storeUser(app);
    const others = await Promise.all(Array.from({ length: 4 }, () => storeUser(app)));
    await storeReports(mei.id, REPORTS_PER_DAY - 1, 1);
    const responses = await Promise.all(others.map(({ id }) => reportUser(mei.id, id)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 429, 429, 429]);
  });
});

describe('the administrator', () => {
  it('lists all reports in pages, the newest first, and closes them', async () => {
    const [mei, tom] = await couple();
    const first = (await reportUser(mei.id, tom.id, { text: 'one' })).json<Report>();
    const second = (await reportUser(tom.id, mei.id)).json<Report>();
    const own = async (query?: string) =>
      (await listReports(query)).filter(({ id }) => [first.id, second.id].includes(id));
    expect(await own('limit=1&status=open')).toEqual([
      { ...second, reporterId: tom.id, reporterUsername: tom.username, username: mei.username, closedAt: null },
      { ...first, reporterId: mei.id, reporterUsername: mei.username, username: tom.username, closedAt: null },
    ]);
    const closed = await app.request('POST', `/internal/reports/${first.id}/close`);
    expect([closed.statusCode, closed.json()]).toMatchObject([200, { status: 'closed', closedAt: expect.any(String) }]);
    expect((await app.request('POST', `/internal/reports/${first.id}/close`)).body).toBe(closed.body);
    expect((await own('status=open')).map(({ id }) => id)).toEqual([second.id]);
    expect((await own('status=closed')).map(({ id }) => id)).toEqual([first.id]);
    expect(await own()).toHaveLength(2);
    expect((await app.request('POST', `/internal/reports/${UNKNOWN_ID}/close`)).json()).toMatchObject({
      statusCode: 404,
      code: 'report_not_found',
    });
  });

  it('still sees the report of a deleted user, by ids alone; reports of a deleted reporter are gone', async () => {
    const [mei, tom] = await couple();
    const about = (await reportUser(mei.id, tom.id)).json<Report>();
    const from = (await reportUser(tom.id, mei.id)).json<Report>();
    await app.request('DELETE', `/internal/accounts/${tom.id}`);
    const reports = await listReports();
    expect(reports.find(({ id }) => id === about.id)).toMatchObject({ userId: tom.id, username: null });
    expect(reports.some(({ id }) => id === from.id)).toBe(false);
  });
});

it('the export contains the reports that the user has sent, and none about the user', async () => {
  const [mei, tom] = await couple();
  const sent = (await reportUser(mei.id, tom.id, { text: 'mine' })).json<Report>();
  await reportUser(tom.id, mei.id, { text: 'about me' });
  const response = await app.request('GET', `/internal/people/${mei.id}/export`, { as: mei.id });
  expect(response.json().reports).toEqual([sent]);
});
