import { fileIdFromMediaUrl } from '@memory/contracts';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import type { PublishedEvent } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import { createFile, createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';
import { untilTransactionsWait } from './waiting-transactions.ts';

let journal: JournalApp;
let mei: string;
let recording: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  journal.media.failureMode = 'none';
  journal.media.requestedRoutes.length = 0;
  mei = createUser(journal);
  recording = createFile(journal, mei);
});
afterAll(() => journal.close());

function publishExtractedText(url: string, extractedText: string | null): Promise<PublishedEvent> {
  const fileId = fileIdFromMediaUrl(url);
  return journal.publish(mediaProcessed, fileId, {
    fileId,
    ownerId: mei,
    kind: 'audio',
    job: 'transcription',
    status: 'done',
    extractedText,
  });
}

const textOf = async (id: string): Promise<string> =>
  (await journal.database.entry.findUniqueOrThrow({ where: { id } })).extractedText;
const storedTexts = () =>
  journal.database.fileText.findMany({ where: { ownerId: mei }, select: { extractedText: true } });
const update = (id: string, payload: object) =>
  journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });

describe('the extracted text of a file', () => {
  it('is attached to entries that use the file and have no text yet, and to no others', async () => {
    const other = createFile(journal, mei);
    const [withRecording, withPhoto, withOwnText, withOtherFile] = [
      await createEntry(journal, mei, { originalAudioUrl: recording }),
      await createEntry(journal, mei, { originalImageUrl: recording }),
      await createEntry(journal, mei, { originalAudioUrl: recording, extractedText: '自己写的' }),
      await createEntry(journal, mei, { originalAudioUrl: other }),
    ];
    await publishExtractedText(recording, '今天很好');
    await eventually(async () => expect(await textOf(withRecording.id)).toBe('今天很好'));
    expect(await textOf(withPhoto.id)).toBe('今天很好');
    expect(await textOf(withOwnText.id)).toBe('自己写的');
    expect(await textOf(withOtherFile.id)).toBe('');
  });

  it('that arrived before the entry is in it from the start', async () => {
    await publishExtractedText(recording, '早到的');
    await eventually(async () => expect(await storedTexts()).toHaveLength(1));
    expect((await createEntry(journal, mei, { originalAudioUrl: recording })).extractedText).toBe('早到的');
    expect(
      (await createEntry(journal, mei, { originalAudioUrl: recording, extractedText: '我的' })).extractedText,
    ).toBe('我的');
  });

  it('is not overwritten by jobs that find no text', async () => {
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
    await publishExtractedText(recording, '今天很好');
    await eventually(async () => expect(await textOf(id)).toBe('今天很好'));
    await update(id, { extractedText: '' });
    await publishExtractedText(recording, null);
    await publishExtractedText(recording, '再来');
    await eventually(async () => expect(await storedTexts()).toEqual([{ extractedText: '再来' }]));
  });

  it('does not reappear in an entry whose author removed it, whichever way it arrives', async () => {
    const photo = createFile(journal, mei);
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording, mediaFiles: [photo] });
    const removed = await createEntry(journal, mei, { originalAudioUrl: recording, textRemoved: true });
    await publishExtractedText(recording, '听错了');
    await eventually(async () => expect(await textOf(id)).toBe('听错了'));
    await update(id, { extractedText: '' });
    await publishExtractedText(recording, '又听错了');
    await eventually(async () => expect(await storedTexts()).toEqual([{ extractedText: '又听错了' }]));
    expect([await textOf(id), await textOf(removed.id)]).toEqual(['', '']);

    await update(id, { originalAudioUrl: recording, mediaFiles: [] });
    expect((await createEntry(journal, mei, { originalAudioUrl: recording, textRemoved: true })).extractedText).toBe(
      '',
    );
    await publishExtractedText(recording, '还是错的');
    await eventually(async () => expect(await storedTexts()).toEqual([{ extractedText: '还是错的' }]));
    expect([await textOf(id), await textOf(removed.id)]).toEqual(['', '']);

    const newer = createFile(journal, mei);
    await update(id, { originalAudioUrl: newer });
    await publishExtractedText(newer, '听对了');
    await eventually(async () => expect(await textOf(id)).toBe('听对了'));
  });

  it('is attached once when the event is delivered twice', async () => {
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
    const first = await publishExtractedText(recording, '一次');
    await eventually(async () => expect(await textOf(id)).toBe('一次'));
    await update(id, { extractedText: '' });
    await first.republish();
    // Events of one file are handled in order: once this one is handled, the repeated one is too.
    const { eventId } = await publishExtractedText(recording, '');
    await eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
    expect(await textOf(id)).toBe('');
  });

  it('is deleted with the last entry that uses the file', async () => {
    await publishExtractedText(recording, '秘密');
    await eventually(async () => expect(await storedTexts()).toHaveLength(1));
    const [one, another] = [
      await createEntry(journal, mei, { originalAudioUrl: recording }),
      await createEntry(journal, mei, { originalAudioUrl: recording }),
    ];
    const remove = (id: string) => journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
    await remove(one.id);
    expect(await storedTexts()).toHaveLength(1);
    await remove(another.id);
    expect(await storedTexts()).toEqual([]);
  });
});

describe('a text that arrives a month late', () => {
  const MONTH_MS = 31 * 24 * 3_600_000;

  async function publishLate(url: string, extractedText: string): Promise<void> {
    const fileId = fileIdFromMediaUrl(url);
    const data = { fileId, ownerId: mei, kind: 'audio', job: 'transcription', status: 'done', extractedText } as const;
    const envelope = createEnvelope(mediaProcessed, { entityId: fileId, data });
    const occurredAt = new Date(Date.now() - MONTH_MS).toISOString();
    await publishEnvelopes(journal.redis, 'media', [{ ...envelope, occurredAt }]);
  }

  /** Waits until journal-svc has acknowledged all events of media-svc. */
  const untilAllAreHandled = () =>
    eventually(async () => {
      const groups = (await journal.redis.xinfo('GROUPS', 'events:media')) as unknown[][];
      const fields = groups.find((group) => group.includes('journal-svc')) ?? [];
      expect([fields[fields.indexOf('pending') + 1], fields[fields.indexOf('lag') + 1]]).toEqual([0, 0]);
    });

  it('is not stored when the file has been deleted since', async () => {
    journal.media.files.delete(fileIdFromMediaUrl(recording));
    await publishLate(recording, '早就删了');
    await untilAllAreHandled();
    expect(await storedTexts()).toEqual([]);
  });

  it('is attached to the entry that uses the file, without asking media-svc', async () => {
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
    journal.media.requestedRoutes.length = 0;
    await publishLate(recording, '来晚了');
    await eventually(async () => expect(await textOf(id)).toBe('来晚了'));
    expect(journal.media.requestedRoutes).toEqual([]);
  });

  it('is stored for a file that no entry uses yet, once media-svc responds', async () => {
    journal.media.failureMode = 'responds with 500';
    await publishLate(recording, '草稿的');
    await eventually(() => expect(journal.media.requestedRoutes.length).toBeGreaterThan(0));
    expect(await storedTexts()).toEqual([]);
    journal.media.failureMode = 'none';
    await eventually(async () => expect(await storedTexts()).toEqual([{ extractedText: '草稿的' }]));
  });
});

describe('an entry whose recording is replaced', () => {
  it('loses the text of the old recording and gets the text of the new one', async () => {
    await publishExtractedText(recording, '旧的');
    await eventually(async () => expect(await storedTexts()).toHaveLength(1));
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording });
    const newer = createFile(journal, mei);
    expect((await update(id, { originalAudioUrl: newer })).json().extractedText).toBe('');
    await publishExtractedText(newer, '新的');
    await eventually(async () => expect(await textOf(id)).toBe('新的'));
  });

  it('keeps a text that the author wrote', async () => {
    const { id } = await createEntry(journal, mei, { originalAudioUrl: recording, extractedText: '我写的' });
    expect((await update(id, { originalAudioUrl: createFile(journal, mei) })).json().extractedText).toBe('我写的');
    expect((await update(id, { originalAudioUrl: recording, extractedText: '改了' })).json().extractedText).toBe(
      '改了',
    );
  });
});

describe('a text that arrives while the entry is being created', () => {
  it('is attached when the entry holds the lock first', async () => {
    await createEntry(journal, mei);
    const saving = await journal.database.$transaction(async (tx) => {
      // CreateEntry updates the counters last: it waits here with the entry inserted but not committed.
      await tx.$executeRaw`SELECT FROM author_counter WHERE author_id = ${mei}::uuid FOR UPDATE`;
      const saved = createEntry(journal, mei, { originalAudioUrl: recording });
      await untilTransactionsWait(journal, 1);
      await publishExtractedText(recording, '同时');
      await untilTransactionsWait(journal, 2);
      return { saved };
    });
    const { id } = await saving.saved;
    await eventually(async () => expect(await textOf(id)).toBe('同时'));
  });

  it('is attached when the text holds the lock first', async () => {
    const earlier = await createEntry(journal, mei, { originalAudioUrl: recording });
    const saving = await journal.database.$transaction(async (tx) => {
      // The handler updates the entries last: it waits here with the text stored but not committed.
      await tx.$executeRaw`SELECT FROM entry WHERE id = ${earlier.id}::uuid FOR UPDATE`;
      await publishExtractedText(recording, '同时');
      await untilTransactionsWait(journal, 1);
      const saved = createEntry(journal, mei, { originalAudioUrl: recording });
      await untilTransactionsWait(journal, 2);
      return { saved };
    });
    expect(await textOf((await saving.saved).id)).toBe('同时');
  });
});
