import { fileIdFromMediaUrl } from '@memory/contracts';
import { accountDeleted, mediaProcessed } from '@memory/events';
import { listUnlistedTables } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { accountDataTables } from '../src/erasure/tables.ts';
import { createFile, createEntry, createUser, giveGreeting } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

/** Every row of every table as JSON. */
async function dumpTables(): Promise<string> {
  const rows = await Promise.all(
    Object.keys(accountDataTables).map((table) =>
      journal.database.$queryRawUnsafe(`SELECT row_to_json(t)::text AS row FROM "${table}" t`),
    ),
  );
  return JSON.stringify(rows);
}

/** Creates entries of every privacy level, one with a photo and its extracted text, and one with an idempotency key. */
async function createJournal(userId: string): Promise<{ fileId: string; shareId: string | null }> {
  await createEntry(journal, userId, { title: `私 ${userId}` });
  await createEntry(journal, userId, { privacyLevel: 'friends' });
  const { shareId } = await createEntry(journal, userId, { privacyLevel: 'public' });
  await journal.request(userId, {
    method: 'PATCH',
    url: '/api/journal-entries/on-this-day/settings',
    payload: { isShown: false },
  });
  const photo = createFile(journal, userId, 'image', 'image/webp');
  await createEntry(journal, userId, { privacyLevel: 'public', originalImageUrl: photo });
  const fileId = fileIdFromMediaUrl(photo);
  await journal.publish(mediaProcessed, fileId, {
    fileId,
    ownerId: userId,
    kind: 'image',
    extractedText: '手写的字',
    job: 'ocr',
    status: 'done',
  });
  await journal.request(userId, {
    method: 'POST',
    url: '/api/journal-entries',
    headers: { 'idempotency-key': 'again' },
    payload: { title: '一次' },
  });
  await eventually(async () => expect(await journal.database.fileText.count({ where: { fileId } })).toBe(1));
  return { fileId, shareId };
}

const untilHandled = (eventId: string) =>
  eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
const publicTotal = async () =>
  Number((await journal.request(null, { url: '/api/public-timeline?limit=1' })).headers['x-total-count']);

describe('account.deleted', () => {
  it('erases all rows of the user, updates the totals and keeps the rows of others', async () => {
    const [mei, li] = [createUser(journal), createUser(journal)];
    const ofMei = await createJournal(mei);
    const ofLi = await createJournal(li);
    await journal.social.befriend(mei, li);
    const entries = await Promise.all([mei, li].map((user) => createEntry(journal, user, { privacyLevel: 'friends' })));
    await giveGreeting(journal, li, entries[0]!.id);
    await giveGreeting(journal, mei, entries[1]!.id);
    for (const [user, userId] of [
      [mei, li],
      [li, mei],
    ] as const)
      await journal.request(user, { method: 'POST', url: '/api/greetings/settings/closed-to', payload: { userId } });
    expect(await journal.database.greeting.count()).toBe(2);
    expect(await journal.database.closedGreeting.count()).toBe(2);
    const before = await publicTotal();
    await journal.social.leave(mei);
    journal.social.cards.delete(mei);
    const { eventId, republish } = await journal.publish(accountDeleted, mei, { userId: mei });
    await untilHandled(eventId);
    await republish();
    await untilHandled((await journal.publish(accountDeleted, mei, { userId: mei })).eventId);

    const remaining = await dumpTables();
    for (const word of [mei, ofMei.fileId, ofMei.shareId ?? 'none']) expect(remaining).not.toContain(word);
    for (const word of [li, ofLi.fileId, ofLi.shareId ?? 'none']) expect(remaining).toContain(word);
    expect(await publicTotal()).toBe(before - 2);
    expect((await journal.request(null, { url: `/api/shared/${ofMei.shareId}` })).statusCode).toBe(404);
    expect(
      (await journal.request(mei, { method: 'POST', url: '/api/journal-entries', payload: { title: 'late' } }))
        .statusCode,
    ).toBe(401);
  });

  it('is handled for a user without entries', async () => {
    const userId = uuidv7();
    await untilHandled((await journal.publish(accountDeleted, userId, { userId })).eventId);
    expect(await dumpTables()).not.toContain(userId);
  });
});

it('accountDataTables lists every table of the database', async () => {
  expect(await listUnlistedTables(journal.database, accountDataTables)).toEqual([]);
});
