import type { Entry } from '@memory/contracts';
import { createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

const position = { latitude: '31.2304', longitude: '121.4730' };
let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp({ STORE_POSITIONS: 'off' });
});
beforeEach(() => {
  mei = createUser(journal);
});
afterAll(() => journal.close());

async function send(method: 'POST' | 'PATCH', url: string, payload: object): Promise<Entry> {
  const response = await journal.request(mei, { method, url, payload });
  expect(response.statusCode).toBeLessThan(300);
  return response.json<Entry>();
}
const create = (fields: object) => send('POST', '/api/journal-entries', { title: '外滩', ...fields });
const change = ({ id }: Entry, fields: object) => send('PATCH', `/api/journal-entries/${id}`, fields);
const storedPosition = ({ id }: Entry) =>
  journal.database.entry.findUniqueOrThrow({ where: { id }, select: { latitude: true, longitude: true } });
const nothing = { latitude: null, longitude: null };

describe('an installation that stores no positions', () => {
  it('drops the position of a new entry and keeps the place name', async () => {
    const entry = await create({ ...position, location: '上海' });
    expect(entry).toMatchObject({ ...nothing, location: '上海' });
    expect(await storedPosition(entry)).toEqual(nothing);
  });

  it('drops the position that a change contains', async () => {
    const changed = await change(await create({}), { ...position, location: '上海' });
    expect(changed).toMatchObject({ ...nothing, location: '上海' });
    expect(await storedPosition(changed)).toEqual(nothing);
  });

  it('removes the position that an older entry has, with its next change', async () => {
    const entry = await create({});
    await journal.database.entry.update({ where: { id: entry.id }, data: position });
    const changed = await change(entry, { title: '外滩二' });
    expect(changed).toMatchObject({ ...nothing, title: '外滩二' });
    expect(await storedPosition(changed)).toEqual(nothing);
  });

  it('still rejects a position that is invalid', async () => {
    const payload = { title: '外滩', latitude: '91' };
    const response = await journal.request(mei, { method: 'POST', url: '/api/journal-entries', payload });
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'latitude' }] });
  });
});
