import { type CalendarMonth, canonicalTimeZone, type Entry, type EntryMonth, type OnThisDay } from '@memory/contracts';
import { ReadOnThisDay } from '../src/own-past/read-on-this-day.ts';
import { createEntry, createUser, type EntryDraft } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  journal.language.failureMode = 'none';
  mei = createUser(journal);
});
afterAll(() => journal.close());

const HAPPY = '今天我们去公园，大家都很开心。';
const PLAIN = '今天我们去公园，走了很久很久。';
const SAD = '今天小狗不见了，我们都很难过。';

async function writeAt(time: string, draft: EntryDraft = {}, author = mei): Promise<Entry> {
  const entry = await createEntry(journal, author, draft);
  await journal.database.entry.update({ where: { id: entry.id }, data: { createdAt: new Date(time) } });
  return entry;
}
const get = async <Body>(path: string, query: Record<string, string>, viewer: string | null = mei) => {
  const response = await journal.request(viewer, { url: `/api/journal-entries${path}?${new URLSearchParams(query)}` });
  return { status: response.statusCode, body: response.json<Body>(), link: String(response.headers.link ?? '') };
};
const calendar = async (month: string, timeZone: string) =>
  (await get<CalendarMonth>('/calendar', { month, timeZone })).body;

describe('the months with entries', () => {
  it('are those of the time zone, newest first, and of the viewer alone', async () => {
    await writeAt('2026-10-31T17:00:00Z');
    await writeAt('2026-10-01T00:00:00Z');
    await writeAt('2024-02-29T12:00:00Z');
    await writeAt('2023-01-01T12:00:00Z', { privacyLevel: 'public' }, createUser(journal));
    const months = async (timeZone: string) => (await get<EntryMonth[]>('/months', { timeZone })).body;
    expect(await months('Asia/Shanghai')).toEqual([
      { month: '2026-11', entries: 1 },
      { month: '2026-10', entries: 1 },
      { month: '2024-02', entries: 1 },
    ]);
    expect(await months('America/New_York')).toEqual([
      { month: '2026-10', entries: 1 },
      { month: '2026-09', entries: 1 },
      { month: '2024-02', entries: 1 },
    ]);
    expect((await get('/months', { timeZone: 'UTC' }, null)).status).toBe(401);
  });
});

describe('the calendar', () => {
  it('has the days with entries, their number and mood', async () => {
    await writeAt('2026-11-01T08:00:00Z', { content: HAPPY });
    await writeAt('2026-11-01T09:00:00Z', { content: HAPPY });
    await writeAt('2026-11-02T09:00:00Z', { content: '短', extractedText: SAD });
    await writeAt('2026-11-30T09:00:00Z', { content: '开心' });
    await writeAt('2026-12-01T09:00:00Z', { content: HAPPY });
    await writeAt('2026-11-05T09:00:00Z', { content: HAPPY, privacyLevel: 'public' }, createUser(journal));
    expect(await calendar('2026-11', 'Asia/Shanghai')).toEqual({
      month: '2026-11',
      days: [
        { day: '2026-11-01', entries: 2, mood: 'very_positive' },
        { day: '2026-11-02', entries: 1, mood: 'negative' },
        // A card shows no mood of so short a text.
        { day: '2026-11-30', entries: 1, mood: null },
      ],
      moodsAvailable: true,
    });
  });

  it('reads the three newest texts of a day, and only their beginning', async () => {
    for (const hour of ['01', '02', '03', '04'])
      await writeAt(`2026-11-01T${hour}:00:00Z`, { content: hour === '01' ? SAD : `${HAPPY}${'很'.repeat(5_000)}` });
    journal.language.texts.length = 0;
    expect((await calendar('2026-11', 'UTC')).days).toEqual([{ day: '2026-11-01', entries: 4, mood: 'very_positive' }]);
    expect(journal.language.texts.map((text) => text.length)).toEqual([2_000, 2_000, 2_000]);
  });

  it('has no moods while language-svc is unavailable', async () => {
    await writeAt('2026-11-01T08:00:00Z', { content: HAPPY });
    journal.language.failureMode = 'closes connections';
    expect(await calendar('2026-11', 'UTC')).toEqual({
      month: '2026-11',
      days: [{ day: '2026-11-01', entries: 1, mood: null }],
      moodsAvailable: false,
    });
  });

  it.each(['2026-13', '2026-1', '1969-12', '3000-01', 'x'])('rejects the month %s', async (month) => {
    expect((await get('/calendar', { month, timeZone: 'UTC' })).status).toBe(400);
  });

  it.each(['+08:00', 'Mars/Olympus', 'UTC+8', "x' OR 1=1", ''])('rejects the time zone %j', async (timeZone) => {
    expect((await get('/calendar', { month: '2026-11', timeZone })).status).toBe(400);
  });

  it('PostgreSQL knows every time zone that the contract accepts', async () => {
    const aliases = ['UTC', 'Etc/GMT+8', 'US/Pacific', 'asia/shanghai', 'Asia/Kolkata'];
    const names = [...Intl.supportedValuesOf('timeZone'), ...aliases].map((name) => canonicalTimeZone(name));
    const known = await journal.database.$queryRaw<{ name: string }[]>`SELECT name FROM pg_timezone_names`;
    const knownNames = new Set(known.map(({ name }) => name));
    expect(names.filter((name) => name === null || !knownNames.has(name))).toEqual([]);
  });
});

describe('the entries of a day', () => {
  it('are those between two midnights of the time zone, also when the clock changes', async () => {
    // Clocks in Havana went back from one o'clock to midnight at 05:00 UTC.
    await writeAt('2026-11-01T04:30:00Z', { title: 'first midnight hour' });
    await writeAt('2026-11-01T05:30:00Z', { title: 'second midnight hour' });
    await writeAt('2026-11-01T03:30:00Z', { title: 'the day before' });
    await writeAt('2026-11-02T05:00:00Z', { title: 'the day after' });
    const { body } = await get<Entry[]>('', { day: '2026-11-01', timeZone: 'America/Havana' });
    expect(body.map(({ title }) => title)).toEqual(['second midnight hour', 'first midnight hour']);
  });

  it('have pages, whose links repeat the day, and can be searched', async () => {
    for (const title of ['一', '二', '三']) await writeAt('2026-11-03T08:00:00Z', { title });
    const first = await get<Entry[]>('', { day: '2026-11-03', timeZone: 'Asia/Shanghai', limit: '2' });
    const next = await journal.request(mei, { url: /<(.+)>/.exec(first.link)![1]! });
    expect([...first.body, ...next.json<Entry[]>()].map(({ title }) => title).toSorted()).toEqual(['一', '三', '二']);
    const found = await get<Entry[]>('', { day: '2026-11-03', timeZone: 'Asia/Shanghai', q: '二' });
    expect(found.body.map(({ title }) => title)).toEqual(['二']);
    expect((await get('', { day: '2026-11-03' })).status).toBe(400);
    expect((await get('', { day: '2026-02-30', timeZone: 'UTC' })).status).toBe(400);
  });
});

describe('the entries of a month', () => {
  it('are those of the month in the time zone, of the viewer alone', async () => {
    await writeAt('2026-10-31T15:30:00Z', { title: 'still October in Shanghai' });
    await writeAt('2026-10-31T17:00:00Z', { title: 'November in Shanghai' });
    await writeAt('2026-11-30T15:30:00Z', { title: 'the last evening' });
    await writeAt('2026-11-30T17:00:00Z', { title: 'December in Shanghai' });
    await writeAt('2026-11-05T08:00:00Z', { title: 'not mine', privacyLevel: 'public' }, createUser(journal));
    const { body } = await get<Entry[]>('', { month: '2026-11', timeZone: 'Asia/Shanghai' });
    expect(body.map(({ title }) => title)).toEqual(['the last evening', 'November in Shanghai']);
    expect((await get('', { month: '2026-11' })).status).toBe(400);
    expect((await get('', { month: '2026-13', timeZone: 'UTC' })).status).toBe(400);
    expect((await get('', { month: '2026-11', timeZone: 'UTC' }, null)).status).toBe(401);
  });
});

describe('on this day', () => {
  const NOW = new Date('2026-11-22T10:00:00Z');
  const onThisDay = async (timeZone = 'Asia/Shanghai'): Promise<OnThisDay['days']> =>
    (await journal.app.get(ReadOnThisDay).execute(mei, timeZone, NOW)).days;
  const titlesByDay = async () =>
    (await onThisDay()).map(({ day, yearsAgo, entries }) => [day, yearsAgo, entries.map(({ title }) => title)]);

  it('shows the entries of earlier years, the latest year first, three a day', async () => {
    await writeAt('2024-11-22T08:00:00Z', { title: 'two years' });
    for (const title of ['1', '2', '3', '4']) await writeAt(`2025-11-22T0${title}:00:00Z`, { title, content: HAPPY });
    await writeAt('2026-10-22T08:00:00Z', { title: 'a month' });
    await writeAt('2026-11-22T08:00:00Z', { title: 'today' });
    await writeAt('2025-11-22T17:00:00Z', { title: 'the day after in Shanghai' });
    await writeAt('2025-11-22T08:00:00Z', { title: 'not mine', privacyLevel: 'public' }, createUser(journal));
    expect(await titlesByDay()).toEqual([
      ['2025-11-22', 1, ['4', '3', '2']],
      ['2024-11-22', 2, ['two years']],
    ]);
  });

  it('shows the entries of one month ago when there is no earlier year', async () => {
    await writeAt('2026-10-22T08:00:00Z', { title: 'a month' });
    expect(await titlesByDay()).toEqual([['2026-10-22', 0, ['a month']]]);
  });

  it.each<[string, EntryDraft]>([
    ['content', { content: SAD }],
    ['short content', { content: '很难过' }],
    ['title', { title: '难过的一天', content: HAPPY }],
    ['transcript', { content: HAPPY, extractedText: SAD }],
    ['end of a long text', { content: `${HAPPY}${'很'.repeat(5_000)}${SAD}` }],
  ])('leaves out a whole day with a heavy %s', async (_, heavy) => {
    await writeAt('2025-11-22T08:00:00Z', { title: 'light', content: HAPPY });
    await writeAt('2025-11-22T09:00:00Z', heavy);
    await writeAt('2024-11-22T08:00:00Z', { title: 'lighter', content: PLAIN });
    expect(await titlesByDay()).toEqual([['2024-11-22', 2, ['lighter']]]);
  });

  it('leaves out a day with too many entries to check all of them', async () => {
    for (let n = 0; n < 21; n += 1) await writeAt('2025-11-22T08:00:00Z');
    expect(await onThisDay()).toEqual([]);
  });

  it('shows nothing while language-svc is unavailable, because a day may be heavy', async () => {
    await writeAt('2025-11-22T08:00:00Z', { content: HAPPY });
    journal.language.failureMode = 'responds with 500';
    expect(await onThisDay()).toEqual([]);
  });

  it('is a route for signed-in users', async () => {
    const response = await get<OnThisDay>('/on-this-day', { timeZone: 'UTC' });
    expect([response.status, response.body]).toEqual([200, { today: expect.any(String), days: [] }]);
    expect((await get('/on-this-day', { timeZone: 'UTC' }, null)).status).toBe(401);
  });

  const change = (payload: object, viewer: string | null = mei) =>
    journal.request(viewer, { method: 'PATCH', url: '/api/journal-entries/on-this-day/settings', payload });

  it('is dismissed for a day, and switched off for good, by its user for its user', async () => {
    await writeAt('2025-11-22T08:00:00Z', { title: 'a year' });
    expect((await change({ dismissedOn: '2026-11-22' }, createUser(journal))).statusCode).toBe(200);
    expect(await onThisDay()).toHaveLength(1);
    expect((await change({ dismissedOn: '2026-11-21' })).json()).toEqual({ isShown: true, dismissedOn: '2026-11-21' });
    expect(await onThisDay()).toHaveLength(1);
    await change({ dismissedOn: '2026-11-22' });
    expect(await onThisDay()).toEqual([]);
    await change({ isShown: false });
    const settings = { isShown: false, dismissedOn: '2026-11-22' };
    expect((await get('/on-this-day/settings', {})).body).toEqual(settings);
    expect((await change({ dismissedOn: null })).json()).toEqual({ isShown: false, dismissedOn: null });
    expect(await onThisDay()).toEqual([]);
    const exported = await journal.request(mei, { url: `/internal/people/${mei}/export` });
    expect(exported.json()).toMatchObject({ onThisDay: { isShown: false, dismissedOn: null } });
  });

  it('has settings for signed-in users with an account, and rejects what is no day', async () => {
    expect((await change({ isShown: false }, null)).statusCode).toBe(401);
    expect((await change({ isShown: false }, '0197a3f0-0000-7000-8000-00000000abcd')).statusCode).toBe(401);
    expect((await change({ dismissedOn: 'tomorrow' })).statusCode).toBe(400);
    expect((await get('/on-this-day/settings', {})).body).toEqual({ isShown: true, dismissedOn: null });
  });
});
