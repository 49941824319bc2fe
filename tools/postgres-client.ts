import { Client } from 'pg';

/**
 * The roles of services own their databases: they may define functions and operators there, and the search path of whoever connects.
 * PostgreSQL's own would then be replaced by theirs, and run with the rights of this connection's user
 * (https://wiki.postgresql.org/wiki/A_Guide_to_CVE-2018-1058). With an empty path only PostgreSQL's own are found without a schema.
 */
const IGNORE_OBJECTS_OF_OTHERS = "SELECT pg_catalog.set_config('search_path', '', false)";

/** Runs `work` with a connection to this database, and closes the connection. */
export async function withPostgresClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** As `withPostgresClient`, for an administrator: objects that are not PostgreSQL's own have to be named with their schema. */
export function withAdministratorClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withPostgresClient(url, async (client) => {
    await client.query(IGNORE_OBJECTS_OF_OTHERS);
    return work(client);
  });
}
