import { withRedis } from '@memory/admin/with-redis';
import { listDeadLetters, listDeadLetterStreams } from '@memory/event-bus/dead-letters';
import { eventually } from '@memory/testing';
import type { LivePage } from '../../people/live-page.ts';
import { type Check, shorten } from './check.ts';

/** Checks that every event had its effect exactly once in each service that handles it, and that no event became a dead letter. */
export const eventsCheck: Check = {
  name: 'events',
  async findProblems({ databases, product }) {
    const deadLetters = await withRedis(product.installation().redisUrl, async (redis) => {
      const streams = await listDeadLetterStreams(redis);
      const letters = await Promise.all(
        streams.map(async (stream) =>
          (await listDeadLetters(redis, stream, { limit: 100 })).map(
            ({ error }) => `an event of ${stream.producer} is a dead letter of ${stream.group}: ${error}`,
          ),
        ),
      );
      return letters.flat();
    });
    const [accounts, authors, texts, copies, entryFiles] = await Promise.all([
      databases.query<{ id: string; name: string }>(
        'social',
        `SELECT id, concat_ws('/', username, first_name, last_name, profile_image_url) AS name FROM account`,
      ),
      databases.query<{ user_id: string; name: string }>(
        'journal',
        `SELECT user_id, concat_ws('/', username, first_name, last_name, profile_image_url) AS name FROM author`,
      ),
      databases.query<{ id: string; extracted_text: string }>(
        'media',
        `SELECT id, extracted_text FROM file WHERE text_status = 'done' AND extracted_text <> ''`,
      ),
      databases.query<{ file_id: string; extracted_text: string }>(
        'journal',
        'SELECT file_id, extracted_text FROM file_text',
      ),
      databases.query<{ file_id: string; entry_text: string; entry_id: string }>(
        'journal',
        `SELECT file_id, entry_id, extracted_text AS entry_text FROM entry_file JOIN entry ON entry.id = entry_id WHERE role = 'audio'`,
      ),
    ]);
    const authorNames = new Map(authors.map(({ user_id, name }) => [user_id, name]));
    const copiedTexts = new Map(copies.map(({ file_id, extracted_text }) => [file_id, extracted_text]));
    const textOf = new Map(texts.map(({ id, extracted_text }) => [id, extracted_text]));
    return shorten([
      ...deadLetters,
      ...accounts.flatMap(({ id, name }) =>
        authorNames.get(id) === name ? [] : [`journal-svc knows account ${id} as ${authorNames.get(id) ?? 'nobody'}`],
      ),
      ...entryFiles.flatMap(({ file_id, entry_id, entry_text }) => {
        const text = textOf.get(file_id) ?? '';
        if (text !== '' && copiedTexts.get(file_id) !== text)
          return [`the text of file ${file_id} did not reach journal-svc`];
        return entry_text === text
          ? []
          : [`entry ${entry_id} has the text ${JSON.stringify(entry_text)} instead of ${JSON.stringify(text)}`];
      }),
    ]);
  },
};

/** Checks that every job has ended: no file waits for its text or its thumbnails, and no job has failed. */
export const jobsCheck: Check = {
  name: 'jobs',
  async findProblems({ databases }) {
    const rows = await databases.query<{ id: string; text: string; thumbnails: string }>(
      'media',
      `SELECT id, text_status::text AS text, thumbnail_status::text AS thumbnails FROM file
       WHERE text_status <> 'done' OR thumbnail_status NOT IN ('none', 'done')`,
    );
    return shorten(rows.map(({ id, text, thumbnails }) => `file ${id}: text ${text}, thumbnails ${thumbnails}`));
  },
};

/** How soon an event must arrive, in milliseconds. A page that has lost its connection reconnects after half a second. */
const ARRIVAL_LIMIT_MS = 10_000;

/** Checks that every page was notified of each entry that its person has created or deleted, or has reloaded everything since. */
export const liveEventsCheck: Check = {
  name: 'live events',
  async findProblems({ pages }) {
    const problems = await Promise.all(pages.map(waitForEvents));
    return shorten(problems.flat());
  },
};

async function waitForEvents(page: LivePage): Promise<string[]> {
  let missing: string[] = [];
  const expectAll = (): void => {
    missing = findMissing(page);
    if (missing.length > 0) throw new Error('events are missing');
  };
  await eventually(expectAll, { timeoutMs: ARRIVAL_LIMIT_MS }).catch(() => undefined);
  return missing;
}

function findMissing({ person, entryIds, reloadedAt }: LivePage): string[] {
  return [...person.records.entries.values()].flatMap(({ id, title, begunAt, values }) => {
    if (!id || begunAt < reloadedAt || !values.isCertain) return [];
    const expected = values.mayExist ? ['entry.created'] : ['entry.created', 'entry.deleted'];
    return expected
      .filter((name) => !entryIds.get(name)?.has(id))
      .map((name) => `${person.username}: no page got ${name} of entry ${title}`);
  });
}
