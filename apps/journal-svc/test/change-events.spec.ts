import { fileIdFromMediaUrl } from '@memory/contracts';
import { type Envelope, envelopeSchema, mediaProcessed } from '@memory/events';
import { eventually } from '@memory/testing';
import { aFile, anEntry, aPerson } from './factories.ts';
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

const change = (id: string, payload: object) =>
  journal.ask(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });

/** What the journal said about this memory, in order, once the last of it is of this type. */
function toldUntil(id: string, last: string): Promise<Pick<Envelope, 'type' | 'data'>[]> {
  return eventually(async () => {
    const messages = await journal.redis.xrange('events:journal', '-', '+');
    const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
    const about = events.filter(({ entityId }) => entityId === id).map(({ type, data }) => ({ type, data }));
    expect(about.at(-1)?.type).toBe(last);
    return about;
  });
}

it('a memory’s life is told in order, with its version and nothing it says', async () => {
  const { id } = await anEntry(journal, mei);
  await change(id, { content: 'a secret' });
  await change(id, { privacyLevel: 'public' });
  await journal.ask(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
  const about = { entryId: id, authorId: mei };
  expect(await toldUntil(id, 'entry.deleted')).toEqual([
    { type: 'entry.created', data: { ...about, version: 1 } },
    { type: 'entry.updated', data: { ...about, version: 2 } },
    { type: 'entry.updated', data: { ...about, version: 3 } },
    { type: 'entry.deleted', data: { ...about, fileIds: [] } },
  ]);
});

it('a text that arrives for a memory’s file is a change of the memory', async () => {
  const voice = aFile(journal, mei);
  const { id } = await anEntry(journal, mei, { originalAudioUrl: voice });
  const fileId = fileIdFromMediaUrl(voice);
  await journal.hear(mediaProcessed, fileId, {
    fileId,
    ownerId: mei,
    kind: 'audio',
    job: 'transcription',
    status: 'done',
    extractedText: '你好',
  });
  const told = await toldUntil(id, 'entry.updated');
  expect(told.at(-1)?.data).toEqual({ entryId: id, authorId: mei, version: 2 });
});

it('a recording that is replaced or removed is released, one that stays in the memory is not', async () => {
  const [first, second] = [aFile(journal, mei), aFile(journal, mei)];
  const { id } = await anEntry(journal, mei, { originalAudioUrl: first, mediaFiles: [second] });
  await change(id, { originalAudioUrl: first, title: 'the same recording' });
  await change(id, { originalAudioUrl: second });
  await change(id, { originalAudioUrl: null });
  await journal.ask(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
  const released = (await toldUntil(id, 'entry.deleted')).filter(({ type }) => type === 'entry.files_released');
  expect(released.map(({ data }) => data)).toEqual([
    { entryId: id, authorId: mei, fileIds: [fileIdFromMediaUrl(first)] },
  ]);
});

it('a picture that is taken out is released, those that stay are not', async () => {
  const [first, second] = [aFile(journal, mei, 'image'), aFile(journal, mei, 'image')];
  const { id } = await anEntry(journal, mei, { mediaFiles: [first, second] });
  await change(id, { mediaFiles: [second] });
  const released = (await toldUntil(id, 'entry.files_released')).filter(({ type }) => type === 'entry.files_released');
  expect(released.map(({ data }) => data)).toEqual([
    { entryId: id, authorId: mei, fileIds: [fileIdFromMediaUrl(first)] },
  ]);
});
