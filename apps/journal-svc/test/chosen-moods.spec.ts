import type { CalendarMonth, Entry } from '@memory/contracts';
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
const SAD = '今天小狗不见了，我们都很难过。';

const patch = (id: string, payload: object, viewerId: string | null = mei) =>
  journal.request(viewerId, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });
const read = async (id: string, viewerId: string | null = mei): Promise<Entry> =>
  (await journal.request(viewerId, { url: `/api/journal-entries/${id}` })).json<Entry>();

/** Writes an entry at this time, whose author then chooses this mood. */
async function writeAt(time: string, draft: EntryDraft, chosenMood: Entry['chosenMood']): Promise<void> {
  const { id } = await createEntry(journal, mei, draft);
  expect((await patch(id, { chosenMood })).statusCode).toBe(200);
  await journal.database.entry.update({ where: { id }, data: { createdAt: new Date(time) } });
}

describe('the mood that an author chooses', () => {
  it('is kept when the text changes, is in every list, and can be taken back', async () => {
    const { id } = await createEntry(journal, mei, { content: SAD, privacyLevel: 'public' });
    expect(await read(id)).not.toHaveProperty('chosenMood');
    expect((await patch(id, { chosenMood: 'positive' })).json<Entry>().chosenMood).toBe('positive');
    await patch(id, { content: HAPPY });
    const [listed] = (await journal.request(mei, { url: '/api/journal-entries' })).json<Entry[]>();
    const exported = (await journal.request(mei, { url: `/internal/people/${mei}/export` })).json<{
      entries: Entry[];
    }>();
    const shown = [await read(id), await read(id, createUser(journal)), listed, exported.entries[0]];
    expect(shown.map((entry) => entry?.chosenMood)).toEqual(Array(4).fill('positive'));
    expect((await patch(id, { chosenMood: null })).json()).not.toHaveProperty('chosenMood');
  });

  it.each(['happy', '', 1, ['positive'], { mood: 'positive' }])('cannot be %j', async (chosenMood) => {
    const { id } = await createEntry(journal, mei, { content: SAD });
    expect((await patch(id, { chosenMood })).statusCode).toBe(400);
    expect(await read(id)).not.toHaveProperty('chosenMood');
  });

  it.each<[Entry['privacyLevel'], number]>([
    ['public', 403],
    ['private', 404],
  ])('of a %s entry is chosen by nobody else', async (privacyLevel, status) => {
    const { id } = await createEntry(journal, mei, { content: SAD, privacyLevel });
    expect((await patch(id, { chosenMood: 'positive' }, createUser(journal))).statusCode).toBe(status);
    expect((await patch(id, { chosenMood: 'positive' }, null)).statusCode).toBe(401);
    expect(await read(id)).not.toHaveProperty('chosenMood');
  });

  it('of two devices is the one that was sent last', async () => {
    const { id } = await createEntry(journal, mei, { content: SAD });
    await patch(id, { chosenMood: 'neutral' });
    await patch(id, { chosenMood: 'positive' });
    expect((await read(id)).chosenMood).toBe('positive');
  });
});

describe('in the own past, a chosen mood counts instead of the text', () => {
  it('in the calendar, also when the text is too short for a mood', async () => {
    await writeAt('2026-11-01T08:00:00Z', { content: SAD }, 'very_positive');
    await writeAt('2026-11-02T08:00:00Z', { content: '短' }, 'negative');
    const query = new URLSearchParams({ month: '2026-11', timeZone: 'UTC' });
    const { days } = (
      await journal.request(mei, { url: `/api/journal-entries/calendar?${query}` })
    ).json<CalendarMonth>();
    expect(days.map(({ mood }) => mood)).toEqual(['very_positive', 'negative']);
  });

  it("on this day: the author's word makes a day heavy or light", async () => {
    await writeAt('2025-11-22T08:00:00Z', { title: 'chosen heavy', content: HAPPY }, 'negative');
    await writeAt('2024-11-22T08:00:00Z', { title: 'chosen light', content: SAD }, 'positive');
    const { days } = await journal.app.get(ReadOnThisDay).execute(mei, 'UTC', new Date('2026-11-22T10:00:00Z'));
    expect(days.map(({ day }) => day)).toEqual(['2024-11-22']);
  });
});
