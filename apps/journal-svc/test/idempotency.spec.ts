import { aFile, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournal();
});
beforeEach(() => {
  mei = aPerson(journal);
});
afterAll(() => journal.close());

const write = (key: string, payload: object = { title: '今天' }, as = mei) =>
  journal.ask(as, { method: 'POST', url: '/api/journal-entries', payload, headers: { 'idempotency-key': key } });
const written = (authorId = mei) => journal.database.entry.count({ where: { authorId } });

describe('a memory sent with an idempotency key', () => {
  it('is written once, and every repeat gets the first answer', async () => {
    const first = await write('key');
    const again = await write('key');
    expect([again.statusCode, again.json(), again.headers.etag]).toEqual([201, first.json(), first.headers.etag]);
    expect(await written()).toBe(1);
  });

  it('is written once when the repeats come while the first is at work', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => write('key')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await written()).toBe(1);
    const { headers } = await journal.ask(mei, { url: '/api/journal-entries' });
    expect(headers['x-total-count']).toBe('1');
  });

  it('gets its first answer also when it could not be written any more', async () => {
    const draft = { title: 'x', originalAudioUrl: aFile(journal, mei) };
    const first = await write('key', draft);
    journal.media.files.clear();
    expect((await write('key', draft)).json()).toEqual(first.json());
  });

  it('is refused when the key was another memory’s', async () => {
    await write('key');
    expect((await write('key', { title: 'other' })).json()).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_reused',
    });
    expect(await written()).toBe(1);
  });

  it('has nothing to do with another person’s key', async () => {
    const other = aPerson(journal);
    await write('key');
    expect((await write('key', { title: 'other' }, other)).statusCode).toBe(201);
    expect(await written(other)).toBe(1);
  });

  it('can be tried again after it failed, and nothing is left of the failure', async () => {
    await journal.database.$executeRawUnsafe('ALTER TABLE author_counter RENAME TO away');
    const failed = await write('key');
    await journal.database.$executeRawUnsafe('ALTER TABLE away RENAME TO author_counter');
    expect([failed.statusCode, await written()]).toEqual([500, 0]);
    expect((await write('key')).statusCode).toBe(201);
    expect((await write('refused', { title: '' })).statusCode).toBe(400);
    expect((await write('refused')).statusCode).toBe(201);
  });

  it('is a new one after a day, and old keys are forgotten', async () => {
    await write('key');
    await write('other');
    await journal.database.idempotencyKey.updateMany({
      where: { userId: mei },
      data: { createdAt: new Date(Date.now() - 24 * 3_600_000) },
    });
    expect((await write('key', { title: 'another day' })).json().title).toBe('another day');
    expect(await written()).toBe(3);
    expect(await journal.database.idempotencyKey.findMany({ where: { userId: mei }, select: { key: true } })).toEqual([
      { key: 'key' },
    ]);
  });

  it.each(['', 'x'.repeat(201), 'é', 'a\tb'])('is refused under the key %j', async (key) => {
    expect((await write(key)).json()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'Idempotency-Key' }] });
    expect(await written()).toBe(0);
  });
});
