import { fileIdFromMediaUrl } from '@memory/contracts';
import { type Envelope, envelopeSchema, mediaProcessed } from '@memory/events';
import { eventually } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { createFile, createEntry, createUser } from './factories.ts';
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

const updateEntry = (id: string, payload: object) =>
  journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });

/** Returns the published events of an entry, in order, once the last of them has the type `last`. */
function eventsUntil(id: string, last: string): Promise<Pick<Envelope, 'type' | 'data'>[]> {
  return eventually(async () => {
    const messages = await journal.redis.xrange('events:journal', '-', '+');
    const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
    const ofEntry = events.filter(({ entityId }) => entityId === id).map(({ type, data }) => ({ type, data }));
    expect(ofEntry.at(-1)?.type).toBe(last);
    return ofEntry;
  });
}

it('creation, updates and deletion of an entry are published in order, with its version and without its text', async () => {
  const { id } = await createEntry(journal, mei);
  await updateEntry(id, { content: 'a secret' });
  await updateEntry(id, { privacyLevel: 'public' });
  await journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
  const ids = { entryId: id, authorId: mei };
  expect(await eventsUntil(id, 'entry.deleted')).toEqual([
    { type: 'entry.created', data: { ...ids, version: 1 } },
    { type: 'entry.updated', data: { ...ids, version: 2 } },
    { type: 'entry.updated', data: { ...ids, version: 3 } },
    { type: 'entry.deleted', data: { ...ids, fileIds: [] } },
  ]);
});

it('the commit of a new entry wakes the relays', async () => {
  const database = new PgDatabase(journal.config.DATABASE_URL);
  let notifications = 0;
  const stopListening = await database.listen('outbox', () => (notifications += 1));
  await eventually(async () => expect(await journal.database.outboxEvent.count()).toBe(0));
  await createEntry(journal, mei);
  await eventually(() => expect(notifications).toBeGreaterThan(0));
  stopListening();
  await database.close();
});

it('an extracted text that is attached to an entry publishes entry.updated', async () => {
  const recording = createFile(journal, mei);
  const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
  const fileId = fileIdFromMediaUrl(recording);
  await journal.publish(mediaProcessed, fileId, {
    fileId,
    ownerId: mei,
    kind: 'audio',
    job: 'transcription',
    status: 'done',
    extractedText: '你好',
  });
  const events = await eventsUntil(id, 'entry.updated');
  expect(events.at(-1)?.data).toEqual({ entryId: id, authorId: mei, version: 2 });
});

it('a replaced or removed recording is released; a recording that the entry still uses is not', async () => {
  const [first, second] = [createFile(journal, mei), createFile(journal, mei)];
  const { id } = await createEntry(journal, mei, { originalAudioUrl: first, mediaFiles: [second] });
  await updateEntry(id, { originalAudioUrl: first, title: 'the same recording' });
  await updateEntry(id, { originalAudioUrl: second });
  await updateEntry(id, { originalAudioUrl: null });
  await journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
  const released = (await eventsUntil(id, 'entry.deleted')).filter(({ type }) => type === 'entry.files_released');
  expect(released.map(({ data }) => data)).toEqual([
    { entryId: id, authorId: mei, fileIds: [fileIdFromMediaUrl(first)] },
  ]);
});

it('a removed image is released; the remaining ones are not', async () => {
  const [first, second] = [createFile(journal, mei, 'image'), createFile(journal, mei, 'image')];
  const { id } = await createEntry(journal, mei, { mediaFiles: [first, second] });
  await updateEntry(id, { mediaFiles: [second] });
  const released = (await eventsUntil(id, 'entry.files_released')).filter(
    ({ type }) => type === 'entry.files_released',
  );
  expect(released.map(({ data }) => data)).toEqual([
    { entryId: id, authorId: mei, fileIds: [fileIdFromMediaUrl(first)] },
  ]);
});
