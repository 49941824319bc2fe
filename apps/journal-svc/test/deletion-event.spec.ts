import { fileIdFromMediaUrl } from '@memory/contracts';
import { envelopeSchema, entryDeleted } from '@memory/events';
import { eventually } from '@memory/testing';
import { createFile, createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

const remove = (authorId: string, id: string) =>
  journal.request(authorId, { method: 'DELETE', url: `/api/journal-entries/${id}` });

/**
 * Waits until `entry.deleted` is published for this entry.
 * @returns the event, and the ids of all entries deleted so far
 */
function waitForDeletionEvent(id: string) {
  return eventually(async () => {
    const messages = await journal.redis.xrange('events:journal', '-', '+');
    const envelopes = messages.map(([, fields]) => envelopeSchema.parse(JSON.parse(fields[1]!)));
    const events = envelopes.filter(({ type }) => type === entryDeleted.type);
    const event = events.find(({ entityId }) => entityId === id);
    if (!event) throw new Error('not published yet');
    return { event, deletedIds: events.map(({ entityId }) => entityId) };
  });
}

/** Sends the request while a table to which the deletion writes does not exist, so that the transaction fails. */
async function removeWithoutTable(table: 'outbox' | 'author_counter', authorId: string, id: string) {
  await journal.database.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO missing`);
  const response = await remove(authorId, id);
  await journal.database.$executeRawUnsafe(`ALTER TABLE missing RENAME TO ${table}`);
  return response;
}

describe('deleting an entry', () => {
  it('publishes entry.deleted with the distinct ids of its files', async () => {
    const mei = createUser(journal);
    const [recording, image] = [createFile(journal, mei), createFile(journal, mei, 'image', 'image/png')];
    const { id } = await createEntry(journal, mei, {
      originalAudioUrl: recording,
      originalImageUrl: image,
      mediaFiles: [image],
    });
    await remove(mei, id);

    const { event } = await waitForDeletionEvent(id);
    const { fileIds, ...rest } = entryDeleted.schema.parse(event.data);
    expect(rest).toEqual({ entryId: id, authorId: mei });
    expect(fileIds.toSorted()).toEqual([recording, image].map(fileIdFromMediaUrl).toSorted());
  });

  it('and its event are committed together or not at all', async () => {
    const mei = createUser(journal);
    const { id } = await createEntry(journal, mei, { privacyLevel: 'public' });
    expect((await remove(createUser(journal), id)).statusCode).toBe(403);
    for (const table of ['outbox', 'author_counter'] as const) {
      expect((await removeWithoutTable(table, mei, id)).json()).toMatchObject({ statusCode: 500, code: 'internal' });
      expect(await journal.database.entry.count({ where: { id } })).toBe(1);
    }
    const other = await createEntry(journal, mei);
    await remove(mei, other.id);
    expect((await waitForDeletionEvent(other.id)).deletedIds).not.toContain(id);
  });
});
