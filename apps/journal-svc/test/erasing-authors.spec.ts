import { fileIdFromMediaUrl } from '@memory/contracts';
import { accountDeleted, mediaProcessed } from '@memory/events';
import { listUnlistedTables } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { tables } from '../src/erasure/tables.ts';
import { aFile, anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournal();
});
afterAll(() => journal.close());

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const rows = await Promise.all(
    Object.keys(tables).map((table) =>
      journal.database.$queryRawUnsafe(`SELECT row_to_json(t)::text AS row FROM "${table}" t`),
    ),
  );
  return JSON.stringify(rows);
}

/** Memories of every privacy level, one with a photo that was read, one sent with a key for repeats. */
async function writes(userId: string): Promise<{ fileId: string; shareId: string | null }> {
  await anEntry(journal, userId, { title: `私 ${userId}` });
  await anEntry(journal, userId, { privacyLevel: 'friends' });
  const { shareId } = await anEntry(journal, userId, { privacyLevel: 'public' });
  const photo = aFile(journal, userId, 'image', 'image/webp');
  await anEntry(journal, userId, { privacyLevel: 'public', originalImageUrl: photo });
  const fileId = fileIdFromMediaUrl(photo);
  await journal.hear(mediaProcessed, fileId, {
    fileId,
    ownerId: userId,
    kind: 'image',
    extractedText: '手写的字',
    job: 'ocr',
    status: 'done',
  });
  await journal.ask(userId, {
    method: 'POST',
    url: '/api/journal-entries',
    headers: { 'idempotency-key': 'again' },
    payload: { title: '一次' },
  });
  await eventually(async () => expect(await journal.database.fileText.count({ where: { fileId } })).toBe(1));
  return { fileId, shareId };
}

const obeyed = (eventId: string) =>
  eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
const publicTotal = async () =>
  Number((await journal.ask(null, { url: '/api/public-timeline?limit=1' })).headers['x-total-count']);

describe('when an account is deleted', () => {
  it('everything of its owner goes, totals follow, and nobody else loses anything', async () => {
    const [mei, li] = [aPerson(journal), aPerson(journal)];
    const ofMei = await writes(mei);
    const ofLi = await writes(li);
    const before = await publicTotal();
    journal.social.cards.delete(mei);
    const { eventId, again } = await journal.hear(accountDeleted, mei, { userId: mei });
    await obeyed(eventId);
    await again();
    await obeyed((await journal.hear(accountDeleted, mei, { userId: mei })).eventId);

    const left = await everything();
    for (const word of [mei, ofMei.fileId, ofMei.shareId ?? 'none']) expect(left).not.toContain(word);
    for (const word of [li, ofLi.fileId, ofLi.shareId ?? 'none']) expect(left).toContain(word);
    expect(await publicTotal()).toBe(before - 2);
    expect((await journal.ask(null, { url: `/api/shared/${ofMei.shareId}` })).statusCode).toBe(404);
    expect(
      (await journal.ask(mei, { method: 'POST', url: '/api/journal-entries', payload: { title: 'late' } })).statusCode,
    ).toBe(401);
  });

  it('somebody who never wrote anything goes as well', async () => {
    const nobody = uuidv7();
    await obeyed((await journal.hear(accountDeleted, nobody, { userId: nobody })).eventId);
    expect(await everything()).not.toContain(nobody);
  });
});

it('knows of every table what of a person is in it', async () => {
  expect(await listUnlistedTables(journal.database, tables)).toEqual([]);
});
