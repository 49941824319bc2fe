/** The number of entries on a page, for both servers. */
export const PAGE_SIZE = 20;
/** How many of the newest entries of all authors are searched for entries of friends; the same number as in journal-svc. */
const NEWEST_ENTRIES_WINDOW = 2_000;

const columns = `e.id, e.author_id, e.title, e.content, e.extracted_text, e.is_transcript_draft, e.privacy_level, e.share_id, e.language, e.location, e.latitude,
  e.longitude, e.weather, e.chosen_mood, e.created_at, e.updated_at, e.version, a.username, a.first_name, a.last_name, a.profile_image_url,
  (SELECT string_agg(f.role || ' ' || f.file_id || ' ' || f.content_type || coalesce(' ' || f.missing, ''), ',' ORDER BY f.role, f.position) FROM entry_file f WHERE f.entry_id = e.id) AS files`;
const newestFirst = 'ORDER BY e.created_at DESC, e.id DESC LIMIT 21';

/** The statements of the reference server, prepared once per connection. */
export const statements = {
  publicEntries: `SELECT ${columns} FROM entry e JOIN author a ON a.user_id = e.author_id WHERE e.privacy_level = 'public' ${newestFirst}`,
  ownEntries: `SELECT ${columns} FROM entry e JOIN author a ON a.user_id = e.author_id WHERE e.author_id = $1 ${newestFirst}`,
  friendsEntries: `WITH page AS MATERIALIZED (
      SELECT w.id FROM (
        SELECT e.id, e.author_id, e.created_at FROM entry e WHERE e.privacy_level <> 'private'
        ORDER BY e.created_at DESC, e.id DESC LIMIT ${NEWEST_ENTRIES_WINDOW}
      ) w WHERE w.author_id IN (SELECT friend_id FROM friendship WHERE user_id = $1) ORDER BY w.created_at DESC, w.id DESC LIMIT 21
    ) SELECT ${columns} FROM page JOIN entry e ON e.id = page.id JOIN author a ON a.user_id = e.author_id ${newestFirst}`,
  insertEntry: `INSERT INTO entry (id, author_id, title, content, extracted_text, privacy_level, share_id, language)
    VALUES (uuidv7(), $1, $2, $3, '', 'friends', $4, 'en') RETURNING id, created_at`,
  insertEvent: `INSERT INTO outbox (id, type, entity_id, data, occurred_at) VALUES (uuidv7(), 'entry.created', $1, $2, now())`,
  countEntry: `INSERT INTO author_counter AS c (author_id, entries, friends_entries) VALUES ($1, 1, 1)
    ON CONFLICT (author_id) DO UPDATE SET entries = c.entries + 1, friends_entries = c.friends_entries + 1`,
} as const;

/** A row of the statements that select entries. */
export interface EntryRow {
  readonly id: string;
  readonly author_id: string;
  readonly title: string;
  readonly content: string;
  readonly extracted_text: string;
  readonly is_transcript_draft: boolean;
  readonly privacy_level: string;
  readonly share_id: string;
  readonly language: string;
  readonly location: string | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly weather: string | null;
  readonly chosen_mood: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
  readonly username: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  /** The files of the entry, separated by commas. Each file is its role, id and content type, separated by spaces. */
  readonly files: string | null;
}
