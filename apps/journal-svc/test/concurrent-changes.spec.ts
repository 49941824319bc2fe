import { type Entry, FILE_DESCRIPTION_VALID_MS, fileIdFromMediaUrl, mediaUrl } from '@memory/contracts';
import { entryDeleted, entryFilesReleased, envelopeSchema, mediaProcessed, recordingConverted } from '@memory/events';
import { eventually } from '@memory/testing';
import type { InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { acquireAuthorLock } from '../src/entries/author-lock.ts';
import { createEntry, createFile, createUser, type EntryDraft } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';
import { untilTransactionsWait } from './waiting-transactions.ts';

let journal: JournalApp;
let mei: string;
let recording: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  mei = createUser(journal);
  recording = createFile(journal, mei);
});
afterAll(() => journal.close());

const urlOf = (id: string): string => `/api/journal-entries/${id}`;
const read = async (id: string): Promise<Entry> => (await journal.request(mei, { url: urlOf(id) })).json<Entry>();

const publishTranscript = (extractedText: string) => {
  const fileId = fileIdFromMediaUrl(recording);
  const data = { fileId, ownerId: mei, kind: 'audio', job: 'transcription', status: 'done', extractedText } as const;
  return journal.publish(mediaProcessed, fileId, data);
};

const untilHandled = (eventId: string) =>
  eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));

/** @returns the URL of the converted file */
async function publishConversion(): Promise<string> {
  const [fileId, converted] = [fileIdFromMediaUrl(recording), createFile(journal, mei)];
  const data = { fileId, ownerId: mei, newFileId: fileIdFromMediaUrl(converted), newContentType: 'audio/mp4' };
  await journal.publish(recordingConverted, fileId, data);
  return converted;
}

/**
 * Sends a request after the handler of an event has changed rows of the entry, and before it commits.
 * @returns the response to the request, which waited until the handler had committed
 */
async function sendDuring<Published>(publish: () => Promise<Published>, id: string, request: InjectOptions) {
  const { published, sent } = await journal.database.$transaction(async (tx) => {
    // Handlers of events update the entry last: they wait here, with all their locks.
    await tx.$executeRaw`SELECT FROM entry WHERE id = ${id}::uuid FOR UPDATE`;
    const first = await publish();
    await untilTransactionsWait(journal, 1);
    const second = journal.request(mei, { ...request, url: urlOf(id) });
    await untilTransactionsWait(journal, 2);
    return { published: first, sent: second };
  });
  return { published, response: await sent };
}

/** @returns the media URLs of the files that published events of this type name for the entry */
async function filesNamedBy({ type }: { type: string }, entryId: string): Promise<string[]> {
  await eventually(async () =>
    expect(await journal.database.outboxEvent.count({ where: { entityId: entryId } })).toBe(0),
  );
  const messages = await journal.redis.xrange('events:journal', '-', '+');
  const envelopes = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
  const events = envelopes.filter((event) => event.type === type && event.entityId === entryId);
  return events.flatMap(({ data }) => entryDeleted.schema.parse(data).fileIds.map(mediaUrl));
}

describe('a change that waits while a transcript is attached', () => {
  const patchDuringTranscript = async (payload: object, headers: Record<string, string> = {}) => {
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
    const { response } = await sendDuring(() => publishTranscript('去公元'), id, { method: 'PATCH', payload, headers });
    return { id, response };
  };

  it.each([
    ['with files', { mediaFiles: [] }, '去公元'],
    ['with files and a text', { mediaFiles: [], extractedText: '去公园' }, '去公园'],
    ['with a text alone', { extractedText: '去公园' }, '去公园'],
    ['with the same recording', () => ({ originalAudioUrl: recording }), '去公元'],
    ['of the title', { title: '公园' }, '去公元'],
  ])('leaves the transcript a draft: %s', async (_, payload, extractedText) => {
    const { id, response } = await patchDuringTranscript(typeof payload === 'function' ? payload() : payload);
    expect(response.json()).toMatchObject({ extractedText, transcriptState: 'draft', version: 3 });
    expect(await read(id)).toMatchObject({ extractedText, transcriptState: 'draft', version: 3 });
  });

  it.each([{ mediaFiles: [] }, { mediaFiles: [], extractedText: '去公园' }, { title: '公园' }, { extractedText: '' }])(
    'is rejected when its If-Match names the version without the transcript: %o',
    async (payload) => {
      const { id, response } = await patchDuringTranscript(payload, { 'if-match': '"1"' });
      expect(response.json()).toMatchObject({
        statusCode: 409,
        code: 'entry_changed',
        current: { extractedText: '去公元', transcriptState: 'draft', version: 2 },
      });
      expect(await read(id)).toMatchObject({ title: '今天', extractedText: '去公元', version: 2 });
    },
  );

  it('removes the transcript for good when it empties the text', async () => {
    const { id, response } = await patchDuringTranscript({ extractedText: '' });
    expect(response.json()).toMatchObject({ extractedText: '', version: 3 });
    await untilHandled((await publishTranscript('又来了')).eventId);
    expect(await read(id)).toMatchObject({ extractedText: '', version: 3 });
  });
});

describe('a change that waits while a recording of the entry is converted', () => {
  const uses: [string, () => EntryDraft, EntryDraft][] = [
    ['the recording of the entry', () => ({ originalAudioUrl: recording }), { originalAudioUrl: null }],
    ['a file of the entry', () => ({ mediaFiles: [recording] }), { mediaFiles: [] }],
  ];

  it.each(uses)('releases the converted file when it removes %s', async (_, draft, removal) => {
    const { id } = await createEntry(journal, mei, draft());
    const { published, response } = await sendDuring(publishConversion, id, { method: 'PATCH', payload: removal });
    expect(response.statusCode).toBe(200);
    expect(await filesNamedBy(entryFilesReleased, id)).toEqual([recording, published]);
  });

  it.each(uses)('is rejected when it sends the released original as %s', async (_, draft) => {
    const { id } = await createEntry(journal, mei, draft());
    const change = { method: 'PATCH', payload: { title: '公园', ...draft() } } as const;
    const { published, response } = await sendDuring(publishConversion, id, change);
    expect(response.json()).toMatchObject({ statusCode: 409, code: 'entry_changed', current: { version: 2 } });
    const { title, originalAudioUrl, mediaFiles } = await read(id);
    expect([title, originalAudioUrl ?? mediaFiles[0]?.url]).toEqual(['今天', published]);
    expect(await filesNamedBy(entryFilesReleased, id)).toEqual([recording]);
  });

  it('releases each file once when it changes no files', async () => {
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
    const { published } = await sendDuring(publishConversion, id, { method: 'PATCH', payload: { title: '公园' } });
    expect(await read(id)).toMatchObject({ title: '公园', originalAudioUrl: published, version: 3 });
    expect(await filesNamedBy(entryFilesReleased, id)).toEqual([recording]);
  });
});

describe('a deletion that waits', () => {
  it('while the recording is converted names the converted file and deletes its text', async () => {
    await untilHandled((await publishTranscript('秘密')).eventId);
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
    const { published, response } = await sendDuring(publishConversion, id, { method: 'DELETE' });
    expect(response.statusCode).toBe(204);
    expect(await filesNamedBy(entryDeleted, id)).toEqual([published]);
    expect(await journal.database.fileText.findMany({ where: { ownerId: mei } })).toEqual([]);
  });

  it('while a transcript is attached deletes the transcript', async () => {
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
    const { response } = await sendDuring(() => publishTranscript('秘密'), id, { method: 'DELETE' });
    expect(response.statusCode).toBe(204);
    expect(await journal.database.fileText.findMany({ where: { ownerId: mei } })).toEqual([]);
  });
});

describe('saving an entry so slowly that its files may have been deleted', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** @returns the response to a request that waits for the author's lock for longer than the description of its files is valid */
  async function sendSlowly(request: InjectOptions) {
    const { sent } = await journal.database.$transaction(async (tx) => {
      await acquireAuthorLock(tx, mei);
      const response = journal.request(mei, request);
      await untilTransactionsWait(journal, 1);
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + FILE_DESCRIPTION_VALID_MS + 1);
      return { sent: response };
    });
    return sent;
  }

  it('creates nothing, and says so', async () => {
    const payload = { title: '今天', originalAudioUrl: recording };
    const response = await sendSlowly({ method: 'POST', url: '/api/journal-entries', payload });
    expect(response.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(await journal.database.entry.count({ where: { authorId: mei } })).toBe(0);
  });

  it('changes nothing, and says so', async () => {
    const { id } = await createEntry(journal, mei);
    const payload = { title: '公园', originalAudioUrl: recording };
    const response = await sendSlowly({ method: 'PATCH', url: urlOf(id), payload });
    expect(response.json()).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(await read(id)).toMatchObject({ title: '今天', originalAudioUrl: null, version: 1 });
  });
});
