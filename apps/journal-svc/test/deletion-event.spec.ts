import { fileIdFromMediaUrl } from '@memory/contracts';
import { envelopeSchema, entryDeleted } from '@memory/events';
import { eventually } from '@memory/testing';
import { aFile, anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

const remove = (authorId: string, id: string) =>
  journal.ask(authorId, { method: 'DELETE', url: `/api/journal-entries/${id}` });

/** The event about this memory, once the journal has put it on the bus; with everything it said before. */
function told(id: string) {
  return eventually(async () => {
    const messages = await journal.redis.xrange('events:journal', '-', '+');
    const everything = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
    const events = everything.filter(({ type }) => type === entryDeleted.type);
    const event = events.find(({ entityId }) => entityId === id);
    if (!event) throw new Error('not told yet');
    return { event, about: events.map(({ entityId }) => entityId) };
  });
}

/** Deletes while a table that the deletion needs is away. */
async function removeWithout(table: 'outbox' | 'author_counter', authorId: string, id: string) {
  await journal.database.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO away`);
  const answer = await remove(authorId, id);
  await journal.database.$executeRawUnsafe(`ALTER TABLE away RENAME TO ${table}`);
  return answer;
}

describe('deleting a memory', () => {
  it('is told on the bus with the files it used, each named once', async () => {
    const mei = aPerson(journal);
    const [voice, picture] = [aFile(journal, mei), aFile(journal, mei, 'image', 'image/png')];
    const { id } = await anEntry(journal, mei, {
      originalAudioUrl: voice,
      originalImageUrl: picture,
      mediaFiles: [picture],
    });
    await remove(mei, id);

    const { event } = await told(id);
    const { fileIds, ...rest } = entryDeleted.schema.parse(event.data);
    expect(rest).toEqual({ entryId: id, authorId: mei });
    expect(fileIds.toSorted()).toEqual([voice, picture].map(fileIdFromMediaUrl).toSorted());
  });

  it('is told only when it happened, and happens only when it is told', async () => {
    const mei = aPerson(journal);
    const { id } = await anEntry(journal, mei, { privacyLevel: 'public' });
    expect((await remove(aPerson(journal), id)).statusCode).toBe(403);
    for (const table of ['outbox', 'author_counter'] as const) {
      expect((await removeWithout(table, mei, id)).json()).toMatchObject({ statusCode: 500, code: 'internal' });
      expect(await journal.database.entry.count({ where: { id } })).toBe(1);
    }
    const other = await anEntry(journal, mei);
    await remove(mei, other.id);
    expect((await told(other.id)).about).not.toContain(id);
  });
});
