import { UserFacingError } from '../cli/user-facing-error.ts';
import { serviceDatabases } from '../topology.ts';
import { databaseUrl } from './database-url.ts';
import { withAdministratorClient } from './postgres-client.ts';

/** The beginning of the comment on a database into which a backup is being restored. The id of the backup follows. */
const COMMENT_PREFIX = 'incomplete restore of the backup ';

/** Marks the databases as incompletely restored. A service then does not start on incomplete data, and only the same restore may replace the data. */
export async function markIncompleteRestore(serverUrl: string, backupId: string): Promise<void> {
  await setComments(serverUrl, COMMENT_PREFIX + backupId);
}

/** Removes the marks of `markIncompleteRestore`. */
export const markRestoreComplete = (serverUrl: string): Promise<void> => setComments(serverUrl, null);

/** Returns, by the name of the database, the id of the backup whose restore into the database has not ended. */
export async function findIncompleteRestores(serverUrl: string): Promise<ReadonlyMap<string, string>> {
  return withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const { rows } = await client.query<{ name: string; comment: string }>(
      `SELECT datname::text AS name, pg_catalog.shobj_description(oid, 'pg_database') AS comment FROM pg_database
       WHERE pg_catalog.shobj_description(oid, 'pg_database') LIKE $1`,
      [`${COMMENT_PREFIX}%`],
    );
    const names = new Set(serviceDatabases().map(({ database }) => database));
    return new Map(
      rows
        .filter(({ name }) => names.has(name))
        .map(({ name, comment }) => [name, comment.slice(COMMENT_PREFIX.length)]),
    );
  });
}

/** @throws UserFacingError while a restore into the databases has not ended */
export async function assertNoIncompleteRestore(serverUrl: string): Promise<void> {
  const [backupId] = (await findIncompleteRestores(serverUrl)).values();
  if (backupId !== undefined)
    throw new UserFacingError(`The restore of the backup ${backupId} has not ended. Run the same restore again.`);
}

async function setComments(serverUrl: string, comment: string | null): Promise<void> {
  await withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const text = comment === null ? 'NULL' : client.escapeLiteral(comment);
    for (const { database } of serviceDatabases())
      await client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(database)} IS ${text}`);
  });
}
