import { readConfig } from '@memory/launcher/config';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { entryListJsonSchema, presentEntryRow } from './reference-response.ts';
import { type EntryRow, PAGE_SIZE, statements } from './reference-statements.ts';

/**
 * The bare server that the product is compared with: Fastify and named prepared statements of `pg`, without sessions, permissions,
 * validation, logs or metrics. It responses with the same entries in the same form. The header `x-user-id` says who asks. The address of its
 * database is the setting DATABASE_URL; it prints its own as the first line.
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
