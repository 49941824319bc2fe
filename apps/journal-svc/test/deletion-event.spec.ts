import { envelopeSchema, entryDeleted } from '@memory/events';
import { fileIdOfMediaUrl } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { aFile, anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

/** Everything the journal has put on the bus. */
async function told() {
  const messages = await journal.redis.xrange('events:journal', '-', '+');
  return messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
}

describe('deleting a memory', () => {
  it('is told on the bus with the files it used, each named once', async () => {
    const mei = aPerson(journal);
    const [voice, picture] = [aFile(journal, mei), aFile(journal, mei, 'image', 'image/png')];
    const { id } = await anEntry(journal, mei, { originalAudioUrl: voice, originalImageUrl: picture, mediaFiles: [picture] });
    await journal.ask(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });

    const event = await eventually(async () => {
      const found = (await told()).find(({ entityId }) => entityId === id);
      expect(found).toBeDefined();
      return found!;
    });
    expect(event.type).toBe('entry.deleted');
    const { fileIds, ...rest } = entryDeleted.schema.parse(event.data);
    expect(rest).toEqual({ entryId: id, authorId: mei });
    expect(fileIds.toSorted()).toEqual([voice, picture].map(fileIdOfMediaUrl).toSorted());
  });

  it('that does not succeed is not told, and one that does is told in the same transaction', async () => {
    const mei = aPerson(journal);
    const { id } = await anEntry(journal, mei, { privacyLevel: 'public' });
    const before = (await told()).length;
    await journal.ask(aPerson(journal), { method: 'DELETE', url: `/api/journal-entries/${id}` });
    await journal.database.$executeRaw`ALTER TABLE outbox RENAME TO outbox_away`;
    const failed = await journal.ask(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
    await journal.database.$executeRaw`ALTER TABLE outbox_away RENAME TO outbox`;
    expect(failed.json()).toMatchObject({ statusCode: 500, code: 'internal' });
    expect(await journal.database.entry.count({ where: { id } })).toBe(1);
    expect(await told()).toHaveLength(before);
  });
});
