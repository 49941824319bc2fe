import { fileIdFromMediaUrl } from '@memory/contracts';
import { envelopeSchema, mediaProcessed, recordingConverted } from '@memory/events';
import { eventually, failNextWrite } from '@memory/testing';
import type { InjectOptions } from 'fastify';
import { aFile, anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

interface Change {
  /** The type of the event that tells of it. */
  readonly event: string;
  /** The request that makes the change, of a new author's entry where there has to be one. */
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
      url: urlOf(await anEntry(journal, authorId)),
      payload: { title: '昨天', privacyLevel: 'public' },
    }),
  },
  {
    event: 'entry.files_released',
    prepare: async (authorId) => {
      const entry = await anEntry(journal, authorId, { originalAudioUrl: aFile(journal, authorId) });
      return { method: 'PATCH', url: urlOf(entry), payload: { originalAudioUrl: null } };
    },
  },
  {
    event: 'entry.deleted',
    prepare: async (authorId) => ({ method: 'DELETE', url: urlOf(await anEntry(journal, authorId)) }),
  },
];

/** What the journal has of an author: their entries with files, and how many they are. */
async function entriesOf(authorId: string) {
  return {
    entries: await journal.database.entry.findMany({ where: { authorId }, include: { files: true } }),
    counter: await journal.database.authorCounter.findUnique({ where: { authorId } }),
  };
}

const unpublished = (authorId: string) =>
  journal.database.outboxEvent.count({ where: { data: { path: ['authorId'], equals: authorId } } });

/** The types of an author's events, in order, once all that are in the outbox have been published. */
async function published(authorId: string): Promise<string[]> {
  await eventually(async () => expect(await unpublished(authorId)).toBe(0));
  const messages = await journal.redis.xrange('events:journal', '-', '+');
  const events = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
  return events.filter(({ data }) => (data as { authorId: string }).authorId === authorId).map(({ type }) => type);
}

const refusals = [
  { what: 'its event cannot be written', refuse: () => failNextWrite(journal.database, 'outbox', 'insert') },
  { what: 'it cannot be committed', refuse: () => failNextWrite(journal.database, 'entry', 'commit') },
];

describe.each(changes)('a change told by $event', ({ event, prepare }) => {
  it.each(refusals)('is neither made nor told when $what, and told once when tried again', async ({ refuse }) => {
    const mei = aPerson(journal);
    const request = await prepare(mei);
    const [entries, told] = [await entriesOf(mei), await published(mei)];
    await refuse();

    expect((await journal.ask(mei, request)).json()).toMatchObject({ statusCode: 500, code: 'internal' });
    expect(await entriesOf(mei)).toEqual(entries);
    expect(await published(mei)).toEqual(told);

    expect((await journal.ask(mei, request)).statusCode).toBeLessThan(300);
    expect(await entriesOf(mei)).not.toEqual(entries);
    expect((await published(mei)).filter((type) => type === event)).toHaveLength(1);
  });
});

const news = [
  {
    what: 'a text for its recording',
    arrive: (ownerId: string, fileId: string) =>
      journal.hear(mediaProcessed, fileId, {
        fileId,
        ownerId,
        kind: 'audio',
        job: 'transcription',
        status: 'done',
        extractedText: '你好',
      }),
    told: ['entry.updated'],
  },
  {
    what: 'a successor of its recording',
    arrive: (ownerId: string, fileId: string) =>
      journal.hear(recordingConverted, fileId, {
        fileId,
        ownerId,
        newFileId: fileIdFromMediaUrl(aFile(journal, ownerId)),
        newContentType: 'audio/mp4',
      }),
    told: ['entry.updated', 'entry.files_released'],
  },
];

describe.each(news)('a change of an entry by $what', ({ arrive, told }) => {
  it.each(refusals)('is tried again when $what, and told once', async ({ refuse }) => {
    const mei = aPerson(journal);
    const voice = aFile(journal, mei);
    const { id } = await anEntry(journal, mei, { originalAudioUrl: voice });
    const before = await published(mei);
    const wasRefused = await refuse();
    await arrive(mei, fileIdFromMediaUrl(voice));
    await eventually(async () => {
      expect(await wasRefused()).toBe(true);
      expect(await journal.database.entry.findUnique({ where: { id } })).toMatchObject({ version: 2 });
    });
    expect(await published(mei)).toEqual([...before, ...told]);
  });
});
