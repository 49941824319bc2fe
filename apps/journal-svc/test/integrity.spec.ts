import { fileIdFromMediaUrl, type PrivacyLevel } from '@memory/contracts';
import { MetricsServer, NightlyIntegrityChecks } from '@memory/service-kit';
import { AdvisoryLockSlots } from '@memory/service-kit/database';
import { type IntegrityProblems, runIntegrityChecks } from '@memory/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { DeleteTextsOfDeletedFiles } from '../src/maintenance/delete-texts-of-deleted-files.ts';
import { createEntry, createFile, createRecording, createUser, giveGreeting } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
beforeAll(async () => void (journal = await startJournalApp({ METRICS_PORT: '0' })));
afterAll(() => journal.close());
beforeEach(() => void (mei = createUser(journal)));

const check = (options: { repair?: boolean; only?: string[] } = {}): Promise<IntegrityProblems> =>
  runIntegrityChecks((request) => journal.request(null, request), options);
const execute = (sql: string): Promise<number> => journal.database.$executeRawUnsafe(sql);

/** Checks, repairs and checks again. @returns what was found, and expects that it was repaired */
async function checkAndRepair(): Promise<IntegrityProblems> {
  const found = await check();
  const repaired = await check({ repair: true });
  for (const problems of Object.values(repaired)) for (const problem of problems) expect(problem.isRepaired).toBe(true);
  expect(await check()).toEqual({});
  return found;
}

describe('integrity checks of journal-svc', () => {
  it('find and repair a wrong counter of an author, and that of an author without a counter', async () => {
    await createEntry(journal, mei, { privacyLevel: 'friends' });
    await createEntry(journal, mei);
    const li = createUser(journal);
    await createEntry(journal, li, { privacyLevel: 'private' });
    await execute(`UPDATE author_counter SET friends_entries = 5 WHERE author_id = '${mei}'`);
    await execute(`DELETE FROM author_counter WHERE author_id = '${li}'`);
    const wrong = [mei, li].map((id) => ({ id, kind: 'wrong_number', isRepaired: false }));
    expect(await checkAndRepair()).toEqual({ 'author-counters': wrong });
    const counters = await journal.database.authorCounter.findMany({ where: { authorId: { in: [mei, li] } } });
    expect(counters).toEqual(
      expect.arrayContaining([
        { authorId: mei, entries: 2, friendsEntries: 1, publicEntries: 0 },
        { authorId: li, entries: 1, friendsEntries: 0, publicEntries: 0 },
      ]),
    );
  });

  it('find and repair a wrong number of all public entries', async () => {
    await createEntry(journal, mei, { privacyLevel: 'public' });
    await execute(
      'UPDATE public_counter SET entries = entries + 3 WHERE shard = (SELECT min(shard) FROM public_counter)',
    );
    expect(await checkAndRepair()).toEqual({
      'public-counter': [{ id: 'all', kind: 'wrong_number', isRepaired: false }],
    });
    expect((await journal.request(null, { url: '/api/public-timeline' })).headers['x-total-count']).toBe('1');
  });

  it('find a search signature that does not fit the texts, and remove it', async () => {
    const { id } = await createEntry(journal, mei, { title: '我的猫' });
    await execute(`UPDATE entry SET search_signature = x'${'0'.repeat(512)}'::bit(2048) WHERE id = '${id}'`);
    const search = async () => (await journal.request(mei, { url: '/api/journal-entries?q=猫' })).json<unknown[]>();
    expect(await search()).toEqual([]);
    expect(await checkAndRepair()).toEqual({ 'search-signatures': [{ id, kind: 'changed', isRepaired: false }] });
    expect(await search()).toHaveLength(1);
  });

  it('find a file that an entry or a greeting uses and media-svc lacks, and leave out those of an erased account, whose author is hidden', async () => {
    const lost = createFile(journal, mei);
    const li = createUser(journal);
    const erased = createFile(journal, li);
    await createEntry(journal, mei, { originalAudioUrl: lost });
    await createEntry(journal, li, { originalAudioUrl: erased });
    const tom = createUser(journal);
    const kept = createFile(journal, tom);
    await createEntry(journal, tom, { originalAudioUrl: kept });
    await journal.social.befriend(mei, tom);
    const voice = createRecording(journal, tom);
    await giveGreeting(journal, tom, (await createEntry(journal, mei, { privacyLevel: 'friends' })).id, {
      recordingUrl: voice,
    });
    await journal.social.leave(tom);
    for (const url of [lost, erased, kept, voice]) journal.media.files.delete(fileIdFromMediaUrl(url));
    journal.social.cards.delete(li);
    const problems = {
      'entry-files': [lost, kept, voice]
        .map((url) => ({ id: fileIdFromMediaUrl(url), kind: 'missing', isRepaired: false }))
        .toSorted((a, b) => a.id!.localeCompare(b.id!)),
    };
    const shown = { id: `${li} ${li}`, kind: 'outdated', isRepaired: false };
    expect(await check()).toEqual({ ...problems, 'user-relations': [shown] });
    // What is lost stays reported: nothing is repaired by removing the reference.
    expect(await check({ repair: true })).toEqual({ ...problems, 'user-relations': [{ ...shown, isRepaired: true }] });
    await execute(`DELETE FROM entry_file`);
    await execute(`DELETE FROM greeting`);
  });

  it('report nothing while entries are created, changed and deleted, and repair nothing wrongly', async () => {
    const levels: PrivacyLevel[] = ['private', 'public', 'friends', 'public'];
    const writing = { isOver: false };
    const write = async (): Promise<void> => {
      for (const level of levels) {
        const { id } = await createEntry(journal, mei, { privacyLevel: level, title: level });
        for (const privacyLevel of levels)
          await journal.request(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload: { privacyLevel } });
        await journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
      }
    };
    const writers = Promise.all(Array.from({ length: 3 }, write)).finally(() => (writing.isOver = true));
    while (!writing.isOver) {
      expect(await check({ only: ['author-counters', 'public-counter', 'search-signatures'] })).toEqual({});
      // A repair in the middle of the writes must neither lose a change nor count it twice.
      await execute(`UPDATE author_counter SET entries = entries + 1 WHERE author_id = '${mei}'`);
      await execute(`UPDATE public_counter SET entries = entries + 1 WHERE shard = 0`);
      await check({ repair: true, only: ['author-counters', 'public-counter'] });
    }
    await writers;
    expect(await check()).toEqual({});
  });

  it('find events that are not published, and those that a group has not handled for a day', async () => {
    const [unpublished, unhandled] = [uuidv7(), uuidv7()];
    const columns = 'id, type, entity_id, data, occurred_at';
    const values = `'entry.created', 'x', '{}', now() - interval '2 days'`;
    await journal.database.$transaction(
      async (tx) => {
        // While this test holds the relay's lock, the relay publishes nothing.
        await tx.$executeRawUnsafe('SELECT pg_advisory_xact_lock(723946018)');
        await execute(`INSERT INTO outbox (${columns}) VALUES ('${unpublished}', ${values})`);
        await execute(
          `INSERT INTO published_event (stream_ms, stream_sequence, sequence, ${columns}) VALUES (1, 0, 1, '${unhandled}', ${values})`,
        );
        expect(await check({ only: ['outbox', 'published-events'] })).toEqual({
          outbox: [{ id: unpublished, kind: 'overdue', isRepaired: false }],
          'published-events': [{ id: unhandled, kind: 'overdue', isRepaired: false }],
        });
        await execute('DELETE FROM outbox');
        await execute('DELETE FROM published_event WHERE stream_ms = 1');
      },
      { timeout: 20_000 },
    );
  });

  it('find and delete rows that are kept for too long', async () => {
    const [eventId, userId] = [uuidv7(), uuidv7()];
    await execute(
      `INSERT INTO handled_event VALUES ('${eventId}', now() - interval '40 days'), (gen_random_uuid(), now())`,
    );
    await execute(
      `INSERT INTO idempotency_key (user_id, key, fingerprint, created_at) VALUES ('${userId}', 'k', '', now() - interval '3 days')`,
    );
    expect(await checkAndRepair()).toEqual({
      'handled-events': [{ id: eventId, kind: 'overdue', isRepaired: false }],
      'idempotency-keys': [{ id: userId, kind: 'overdue', isRepaired: false }],
    });
    expect(await journal.database.handledEvent.count()).toBe(1);
  });
});

describe('the nightly run', () => {
  const readMetrics = async (): Promise<string> =>
    (await fetch(`${journal.app.get(MetricsServer).url}/metrics`)).text();

  it('has metrics of every check before it first runs, and none of a check that the service does not have', async () => {
    await execute(`INSERT INTO integrity_run (name, last_problems) VALUES ('of-an-older-version', 3)`);
    await execute(`UPDATE integrity_run SET active_at = now() - interval '3 days' WHERE name = 'author-counters'`);
    const metrics = await readMetrics();
    const { names } = (await journal.request(null, { url: '/internal/integrity/checks' })).json<{ names: string[] }>();
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      expect(metrics).toContain(`memory_integrity_problems{check="${name}"} 0\n`);
      expect(metrics).toContain(`memory_integrity_finished_timestamp_seconds{check="${name}"} 0\n`);
    }
    expect(metrics).toMatch(/memory_integrity_idle_seconds\{check="author-counters"\} 2592\d\d/);
    expect(metrics).toMatch(/memory_integrity_idle_seconds\{check="public-counter"\} \d{1,3}\b/);
    expect(metrics).not.toContain('of-an-older-version');
    // Its row could not be inserted when the process started.
    await execute(`DELETE FROM integrity_run WHERE name = 'public-counter'`);
    expect(await readMetrics()).toContain('memory_integrity_problems{check="public-counter"} 0\n');
  });

  it('stores what it finds for the metrics of every replica, repairs nothing, and runs once a night', async () => {
    await createEntry(journal, mei);
    await execute(`UPDATE author_counter SET entries = 7 WHERE author_id = '${mei}'`);
    await execute(`UPDATE integrity_run SET active_at = now() - interval '3 days'`);
    const nightly = journal.app.get(NightlyIntegrityChecks);
    await nightly.execute();
    expect(await readMetrics()).toContain('memory_integrity_problems{check="author-counters"} 1');
    expect(await readMetrics()).toContain('memory_integrity_problems{check="public-counter"} 0');
    expect(await readMetrics()).toMatch(
      /memory_integrity_finished_timestamp_seconds\{check="author-counters"\} 1\d{9}/,
    );
    expect(await readMetrics()).toMatch(/memory_integrity_idle_seconds\{check="author-counters"\} \d{1,3}(\.\d+)?\n/);
    expect(await check({ repair: true })).toHaveProperty('author-counters');
    await nightly.execute();
    expect(await readMetrics()).toContain('memory_integrity_problems{check="author-counters"} 1');
    await execute(`UPDATE integrity_run SET finished_at = now() - interval '21 hours'`);
    await nightly.execute();
    expect(await readMetrics()).toContain('memory_integrity_problems{check="author-counters"} 0');
  });

  it('goes on where it stopped, and runs in one replica at a time', async () => {
    await execute('DELETE FROM integrity_run');
    await execute(
      `INSERT INTO integrity_run (name, position, checked, problems) VALUES ('author-counters', '${uuidv7()}', 40, 3)`,
    );
    const slot = await journal.app.get(AdvisoryLockSlots).take('integrity checks', 1, 'nightly run');
    const nightly = journal.app.get(NightlyIntegrityChecks);
    await nightly.execute();
    expect(await readMetrics()).toContain('memory_integrity_finished_timestamp_seconds{check="author-counters"} 0');
    if (typeof slot === 'string') throw new Error(slot);
    await slot.release();
    await nightly.execute();
    const [run] = await journal.database.integrityRun.findMany({ where: { name: 'author-counters' } });
    expect(run).toMatchObject({ position: null, lastChecked: 40n, lastProblems: 3 });
  });

  it('stops when the night is over', async () => {
    await execute('DELETE FROM integrity_run');
    await journal.app.get(NightlyIntegrityChecks).execute(() => false);
    expect(await journal.database.integrityRun.count()).toBe(0);
  });
});

describe('DeleteTextsOfDeletedFiles', () => {
  it('deletes the old texts of files that nobody uses and that media-svc has deleted, and no others', async () => {
    const [used, existing] = [createFile(journal, mei), createFile(journal, mei)].map(fileIdFromMediaUrl);
    const [deleted, recent] = [uuidv7(), uuidv7()];
    await createEntry(journal, mei, { originalAudioUrl: `/media/${used}` });
    journal.media.files.delete(used!);
    for (const fileId of [used, existing, deleted, recent])
      await execute(
        `INSERT INTO file_text VALUES ('${fileId}', '${mei}', '山', now() - interval '${fileId === recent ? 1 : 30} hours')`,
      );
    await journal.app.get(DeleteTextsOfDeletedFiles).execute(new AbortController().signal);
    const left = await journal.database.fileText.findMany({ where: { ownerId: mei } });
    expect(left.map(({ fileId }) => fileId).toSorted()).toEqual([used, existing, recent].toSorted());
  });
});
