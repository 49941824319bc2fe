import { fileIdFromMediaUrl } from '@memory/contracts';
import { envelopeSchema, mediaProcessed, recordingConverted } from '@memory/events';
import { eventually, failNextWrite } from '@memory/testing';
import type { InjectOptions } from 'fastify';
import { createFile, createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

interface Change {
  /** The type of the event that the change publishes. */
  readonly event: string;
  /** Creates the entry that the change needs. @returns the request that makes the change */
  prepare(authorId: string): Promise<InjectOptions>;
}

const urlOf = ({ id }: { id: string }): string => `/api/journal-entries/${id}`;

const changes: readonly Change[] = [
  {
    event: 'entry.created',
    prepare: async () => ({ method: 'POST', url: '/api/journal-entries', payload: { title: '今天' } }),
  },
  {
    event: 'entry.updated',
    prepare: async (authorId) => ({
      method: 'PATCH',
      url: urlOf(await createEntry(journal, authorId)),
      payload: { title: '昨天', privacyLevel: 'public' },
    }),
  },
  {
    event: 'entry.files_released',
    prepare: async (authorId) => {
      const entry = await createEntry(journal, authorId, { originalAudioUrl: createFile(journal, authorId) });
      return { method: 'PATCH', url: urlOf(entry), payload: { originalAudioUrl: null } };
    },
  },
  {
    event: 'entry.deleted',
    prepare: async (authorId) => ({ method: 'DELETE', url: urlOf(await createEntry(journal, authorId)) }),
  },
];

/** Returns the entries of an author with their files, and the author's counter. */
async function entriesOf(authorId: string) {
  return {
    entries: await journal.database.entry.findMany({ where: { authorId }, include: { files: true } }),
    counter: await journal.database.authorCounter.findUnique({ where: { authorId } }),
  };
}

const countUnpublished = (authorId: string) =>
  journal.database.outboxEvent.count({ where: { data: { path: ['authorId'], equals: authorId } } });

/** Returns the types of an author's published events, in order, once the outbox contains none of them. */
async function publishedTypes(authorId: string): Promise<string[]> {
  await eventually(async () => expect(await countUnpublished(authorId)).toBe(0));
  const messages = await journal.redis.xrange('events:journal', '-', '+');
  const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
  return events.filter(({ data }) => (data as { authorId: string }).authorId === authorId).map(({ type }) => type);
}

const failures = [
  { what: 'writing its event fails', injectFailure: () => failNextWrite(journal.database, 'outbox', 'insert') },
  { what: 'the commit fails', injectFailure: () => failNextWrite(journal.database, 'entry', 'commit') },
];

describe.each(changes)('a change that publishes $event', ({ event, prepare }) => {
  it.each(failures)(
    'is rolled back with its event when $what, and is published once when repeated',
    async ({ injectFailure }) => {
      const mei = createUser(journal);
      const request = await prepare(mei);
      const [entries, types] = [await entriesOf(mei), await publishedTypes(mei)];
      await injectFailure();

      expect((await journal.request(mei, request)).json()).toMatchObject({ statusCode: 500, code: 'internal' });
      expect(await entriesOf(mei)).toEqual(entries);
      expect(await publishedTypes(mei)).toEqual(types);

      expect((await journal.request(mei, request)).statusCode).toBeLessThan(300);
      expect(await entriesOf(mei)).not.toEqual(entries);
      expect((await publishedTypes(mei)).filter((type) => type === event)).toHaveLength(1);
    },
  );
});

const eventsOfMedia = [
  {
    what: 'the extracted text of its recording',
    publish: (ownerId: string, fileId: string) =>
      journal.publish(mediaProcessed, fileId, {
        fileId,
        ownerId,
        kind: 'audio',
        job: 'transcription',
        status: 'done',
        extractedText: '你好',
      }),
    publishes: ['entry.updated'],
  },
  {
    what: 'the conversion of its recording',
    publish: (ownerId: string, fileId: string) =>
      journal.publish(recordingConverted, fileId, {
        fileId,
        ownerId,
        newFileId: fileIdFromMediaUrl(createFile(journal, ownerId)),
        newContentType: 'audio/mp4',
      }),
    publishes: ['entry.updated', 'entry.files_released'],
  },
];

describe.each(eventsOfMedia)('a change of an entry by $what', ({ publish, publishes }) => {
  it.each(failures)('is retried when $what, and is published once', async ({ injectFailure }) => {
    const mei = createUser(journal);
    const recordingUrl = createFile(journal, mei);
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recordingUrl });
    const before = await publishedTypes(mei);
    const hasFailed = await injectFailure();
    await publish(mei, fileIdFromMediaUrl(recordingUrl));
    await eventually(async () => {
      expect(await hasFailed()).toBe(true);
      expect(await journal.database.entry.findUnique({ where: { id } })).toMatchObject({ version: 2 });
    });
    expect(await publishedTypes(mei)).toEqual([...before, ...publishes]);
  });
});
