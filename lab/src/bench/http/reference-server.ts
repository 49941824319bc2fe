import { readConfig } from '@memory/launcher/config';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { type EntryRow, PAGE_SIZE, statements } from './reference-statements.ts';

const text = { type: 'string' } as const;
const nullableText = { type: 'string', nullable: true } as const;

/** The JSON schema of a list of entries, from which Fastify compiles the serializer of the reference server. */
const entryListJsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: text,
      userId: text,
      title: text,
      content: text,
      originalAudioUrl: nullableText,
      originalImageUrl: nullableText,
      extractedText: text,
      transcriptState: text,
      isPublic: { type: 'boolean' },
      privacyLevel: text,
      shareId: nullableText,
      language: text,
      mediaFiles: { type: 'array', items: { type: 'object', properties: { url: text, type: text } } },
      location: nullableText,
      latitude: nullableText,
      longitude: nullableText,
      weather: nullableText,
      chosenMood: text,
      createdAt: text,
      updatedAt: text,
      version: { type: 'integer' },
      user: {
        type: 'object',
        properties: {
          username: text,
          firstName: nullableText,
          lastName: nullableText,
          profileImageUrl: nullableText,
        },
      },
    },
  },
} as const;

/** Presents a row in the same form as the product does for this viewer. */
function presentEntryRow(row: EntryRow, viewerId: string): object {
  const files = (row.files?.split(',') ?? []).map((file) => file.split(' '));
  const fileUrl = (wanted: string): string | null => {
    const file = files.find(([role]) => role === wanted);
    return file ? `/media/${file[1]}` : null;
  };
  const isAuthor = row.author_id === viewerId;
  const coordinate = (degrees: string | null): string | null =>
    isAuthor || degrees === null ? degrees : Number(degrees).toFixed(2);
  return {
    id: row.id,
    userId: row.author_id,
    title: row.title,
    content: row.content,
    originalAudioUrl: fileUrl('audio'),
    originalImageUrl: fileUrl('image'),
    extractedText: row.extracted_text,
    ...(isAuthor && row.extracted_text !== '' && fileUrl('audio') !== null && transcriptState(row)),
    isPublic: row.privacy_level === 'public',
    privacyLevel: row.privacy_level,
    shareId: isAuthor || row.privacy_level === 'public' ? row.share_id : null,
    language: row.language,
    mediaFiles: files.filter(([role]) => role === 'media').map(([, id, type]) => ({ url: `/media/${id}`, type })),
    location: row.location,
    latitude: coordinate(row.latitude),
    longitude: coordinate(row.longitude),
    weather: row.weather,
    ...(row.chosen_mood !== null && { chosenMood: row.chosen_mood }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    user: {
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      profileImageUrl: row.profile_image_url,
    },
  };
}

const transcriptState = ({ is_transcript_draft: isDraft }: EntryRow): object => ({
  transcriptState: isDraft ? 'draft' : 'confirmed',
});

/**
 * The bare server with which the product is compared: Fastify and named prepared statements of `pg`, without sessions, permissions, validation, logs
 * or metrics. It returns the same entries in the same form. The header `x-user-id` contains the id of the viewer. The setting DATABASE_URL is the
 * address of the server's database. The server prints its own address as the first line.
 */
const pool = new Pool({ connectionString: readConfig().databaseUrl, max: 10 });
const app = Fastify();
const schema = { response: { 200: entryListJsonSchema } };

const userIdOf = (headers: Record<string, unknown>): string => String(headers['x-user-id']);

async function readPage(name: keyof typeof statements, viewerId: string, values: string[]): Promise<object[]> {
  const { rows } = await pool.query<EntryRow>({ name, text: statements[name], values });
  return rows.slice(0, PAGE_SIZE).map((row) => presentEntryRow(row, viewerId));
}

app.get('/public', { schema }, ({ headers }) => readPage('publicEntries', userIdOf(headers), []));
app.get('/own', { schema }, ({ headers }) => readPage('ownEntries', userIdOf(headers), [userIdOf(headers)]));
app.get('/friends', { schema }, ({ headers }) => readPage('friendsEntries', userIdOf(headers), [userIdOf(headers)]));

interface Draft {
  readonly title: string;
  readonly content: string;
}

app.post<{ Body: Draft }>('/entries', async ({ body, headers }, reply) => {
  const authorId = userIdOf(headers);
  const client = await pool.connect();
  const run = (name: keyof typeof statements, values: unknown[]) =>
    client.query<{ id: string; created_at: Date }>({ name, text: statements[name], values });
  try {
    await client.query('BEGIN');
    const { rows } = await run('insertEntry', [authorId, body.title, body.content, crypto.randomUUID()]);
    const { id, created_at: createdAt } = rows[0]!;
    await run('insertEvent', [id, { entryId: id, authorId, version: 1 }]);
    await run('countEntry', [authorId]);
    await client.query('COMMIT');
    return reply.status(201).send({ id, ...body, createdAt });
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
});

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
