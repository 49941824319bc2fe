import { createFile, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  mei = createUser(journal);
});
afterAll(() => journal.close());

const create = (key: string, payload: object = { title: '今天' }, userId = mei) =>
  journal.request(userId, {
    method: 'POST',
    url: '/api/journal-entries',
    payload,
    headers: { 'idempotency-key': key },
  });
const countEntries = (authorId = mei) => journal.database.entry.count({ where: { authorId } });

describe('creating an entry with an idempotency key', () => {
  it('happens once; every repeat gets the first response', async () => {
    const first = await create('key');
    const again = await create('key');
    expect([again.statusCode, again.json(), again.headers.etag]).toEqual([201, first.json(), first.headers.etag]);
    expect(await countEntries()).toBe(1);
  });

  it('happens once when the repeats arrive while the first request is being processed', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => create('key')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await countEntries()).toBe(1);
    const { headers } = await journal.request(mei, { url: '/api/journal-entries' });
    expect(headers['x-total-count']).toBe('1');
  });

  it('repeats the first response even when the entry could no longer be created', async () => {
    const draft = { title: 'x', originalAudioUrl: createFile(journal, mei) };
    const first = await create('key', draft);
    journal.media.files.clear();
    expect((await create('key', draft)).json()).toEqual(first.json());
  });

  it('is rejected when the key was used for another entry', async () => {
    await create('key');
    expect((await create('key', { title: 'other' })).json()).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_reused',
    });
    expect(await countEntries()).toBe(1);
  });

  it('does not conflict with the same key of another user', async () => {
    const other = createUser(journal);
    await create('key');
    expect((await create('key', { title: 'other' }, other)).statusCode).toBe(201);
    expect(await countEntries(other)).toBe(1);
  });

  it('can be repeated after a failure, which leaves no rows', async () => {
    await journal.database.$executeRawUnsafe('ALTER TABLE author_counter RENAME TO missing');
    const failed = await create('key');
    await journal.database.$executeRawUnsafe('ALTER TABLE missing RENAME TO author_counter');
    expect([failed.statusCode, await countEntries()]).toEqual([500, 0]);
    expect((await create('key')).statusCode).toBe(201);
    expect((await create('invalid', { title: '' })).statusCode).toBe(400);
    expect((await create('invalid')).statusCode).toBe(201);
  });

  it('creates a new entry after a day; expired keys are deleted', async () => {
    await create('key');
    await create('other');
    await journal.database.idempotencyKey.updateMany({
      where: { userId: mei },
      data: { createdAt: new Date(Date.now() - 24 * 3_600_000) },
    });
    expect((await create('key', { title: 'another day' })).json().title).toBe('another day');
    expect(await countEntries()).toBe(3);
    expect(await journal.database.idempotencyKey.findMany({ where: { userId: mei }, select: { key: true } })).toEqual([
      { key: 'key' },
    ]);
  });

  it.each(['', 'x'.repeat(201), 'é', 'a\tb'])('is rejected with the key %j', async (key) => {
    expect((await create(key)).json()).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'Idempotency-Key' }],
    });
    expect(await countEntries()).toBe(0);
  });
});
