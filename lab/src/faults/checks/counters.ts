import type { DatabaseName } from '../../product/databases.ts';
import { type Check, shorten } from './check.ts';

interface Recount {
  readonly name: string;
  readonly database: DatabaseName;
  /** Selects the counters that differ from a recount, with the columns `key`, `counted` and `actual`. */
  readonly sql: string;
}

const recounts: readonly Recount[] = [
  {
    name: 'entries of an author',
    database: 'journal',
    sql: `
      SELECT coalesce(c.author_id, e.author_id)::text AS key,
        concat_ws('/', coalesce(c.entries, 0), coalesce(c.friends_entries, 0), coalesce(c.public_entries, 0)) AS counted,
        concat_ws('/', coalesce(e.entries, 0), coalesce(e.friends, 0), coalesce(e.public, 0)) AS actual
      FROM author_counter c FULL JOIN (
        SELECT author_id, count(*)::int AS entries, (count(*) FILTER (WHERE privacy_level = 'friends'))::int AS friends,
          (count(*) FILTER (WHERE privacy_level = 'public'))::int AS public
        FROM entry GROUP BY author_id
      ) e USING (author_id)`,
  },
  {
    name: 'public entries',
    database: 'journal',
    sql: `
      SELECT 'all' AS key, (SELECT coalesce(sum(entries), 0) FROM public_counter)::text AS counted,
        (SELECT count(*) FROM entry WHERE privacy_level = 'public')::text AS actual`,
  },
  {
    name: 'items of a vocabulary',
    database: 'language',
    sql: `
      SELECT user_id::text AS key, concat_ws('/', coalesce(c.total, 0), coalesce(c.hidden, 0)) AS counted,
        concat_ws('/', coalesce(i.total, 0), coalesce(i.hidden, 0)) AS actual
      FROM vocabulary_count c FULL JOIN (
        SELECT user_id, (count(*) FILTER (WHERE hidden_at IS NULL))::int AS total,
          (count(*) FILTER (WHERE hidden_at IS NOT NULL))::int AS hidden
        FROM vocabulary_item GROUP BY user_id
      ) i USING (user_id)`,
  },
  {
    name: 'friends',
    database: 'social',
    sql: `
      SELECT a.id::text AS key, concat_ws('/', coalesce(c.friends, 0), coalesce(c.requests, 0), coalesce(c.notices, 0)) AS counted,
        concat_ws('/',
          (SELECT count(*) FROM friendship f WHERE a.id IN (f.first_id, f.second_id) AND f.requested_by IS NULL),
          (SELECT count(*) FROM friendship f WHERE a.id IN (f.first_id, f.second_id) AND f.requested_by IS NOT NULL),
          (SELECT count(*) FROM friendship f WHERE f.notice_for = a.id)) AS actual
      FROM account a LEFT JOIN friend_counter c ON c.user_id = a.id`,
  },
  {
    name: 'blocks',
    database: 'social',
    sql: `
      SELECT a.id::text AS key, coalesce(c.blocks, 0)::text AS counted,
        (SELECT count(*) FROM block b WHERE b.blocker_id = a.id)::text AS actual
      FROM account a LEFT JOIN block_counter c ON c.user_id = a.id`,
  },
  {
    name: 'reviews of a card',
    database: 'language',
    sql: `
      SELECT item_id::text AS key, reps::text AS counted,
        (SELECT count(*) FROM review_log.review r
         WHERE r.user_id = c.user_id AND r.item_id = c.item_id AND r.card_type = c.card_type AND r.kind = 'review')::text AS actual
      FROM review_card c`,
  },
  {
    name: 'reviews of a day',
    database: 'language',
    sql: `
      SELECT concat_ws('/', coalesce(d.user_id, r.user_id), coalesce(d.day, r.day)) AS key, coalesce(d.reviews, 0)::text AS counted,
        coalesce(r.reviews, 0)::text AS actual
      FROM review_day d FULL JOIN (
        SELECT user_id, day, count(*) AS reviews FROM review_log.review WHERE kind = 'review' GROUP BY user_id, day
      ) r USING (user_id, day)`,
  },
  {
    name: 'stored bytes',
    database: 'media',
    sql: `
      SELECT owner_id::text AS key, coalesce(u.used_bytes, 0)::text AS counted, coalesce(f.bytes, 0)::text AS actual
      FROM storage_usage u FULL JOIN (SELECT owner_id, sum(bytes) AS bytes FROM file GROUP BY owner_id) f USING (owner_id)`,
  },
];

/** Checks that every counter equals a recount. */
export const countersCheck: Check = {
  name: 'counters',
  async findProblems({ databases }) {
    const problems: string[] = [];
    for (const { name, database, sql } of recounts) {
      const different = await databases.query<{ key: string; counted: string; actual: string }>(
        database,
        `SELECT * FROM (${sql}) AS compared WHERE counted <> actual`,
      );
      problems.push(
        ...different.map(
          ({ key, counted, actual }) => `${name}: ${counted} is counted for ${key}, and ${actual} exist`,
        ),
      );
    }
    return shorten(problems);
  },
};

interface ItemRow {
  readonly id: string;
  readonly user_id: string;
  readonly character: string;
  readonly frequency: number;
}
interface EntryRow {
  readonly id: string;
  readonly author_id: string;
  readonly text: string;
}

/** Checks that the frequency of each vocabulary item equals a recount of the word in the current texts of its owner's entries. */
export const frequenciesCheck: Check = {
  name: 'frequencies',
  async findProblems({ databases }) {
    const [items, occurrences, entries] = await Promise.all([
      databases.query<ItemRow>('language', 'SELECT id, user_id, character, frequency FROM vocabulary_item'),
      databases.query<{ item_id: string; entry_id: string; count: number }>('language', 'SELECT * FROM occurrence'),
      databases.query<EntryRow>(
        'journal',
        `SELECT id, author_id, concat_ws(E'\\n', title, content, extracted_text) AS text FROM entry`,
      ),
    ]);
    const countsByItem = new Map<string, Map<string, number>>();
    for (const { item_id, entry_id, count } of occurrences)
      countsByItem.set(item_id, (countsByItem.get(item_id) ?? new Map<string, number>()).set(entry_id, count));
    const entriesByAuthor = Map.groupBy(entries, ({ author_id }) => author_id);
    return shorten(
      items.flatMap((item) =>
        compareItem(item, countsByItem.get(item.id) ?? new Map(), entriesByAuthor.get(item.user_id) ?? []),
      ),
    );
  },
};

function compareItem(
  { id, character, frequency }: ItemRow,
  counts: ReadonlyMap<string, number>,
  entries: readonly EntryRow[],
): string[] {
  const problems: string[] = [];
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  if (frequency !== sum) problems.push(`item ${id} has the frequency ${frequency}, and its occurrences are ${sum}`);
  const present = new Set(entries.map((entry) => entry.id));
  for (const entryId of counts.keys())
    if (!present.has(entryId)) problems.push(`item ${id} is counted in the deleted entry ${entryId}`);
  for (const entry of entries) {
    const actual = entry.text.split(character).length - 1;
    const counted = counts.get(entry.id) ?? 0;
    if (counted !== actual)
      problems.push(`item ${id} occurs ${actual} times in entry ${entry.id}, and ${counted} are counted`);
  }
  return problems;
}
