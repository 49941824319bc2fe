import { Client } from 'pg';
import { watchForLostConnection } from './watch-for-lost-connection.ts';

/**
 * The role of a service owns its database, so it may define functions and operators there and change the search path. An administrator's
 * statement could then call a function of the service instead of PostgreSQL's own, with the administrator's rights
 * (https://wiki.postgresql.org/wiki/A_Guide_to_CVE-2018-1058). With an empty search path, only PostgreSQL's own objects are found without
 * a schema name.
 */
const SET_EMPTY_SEARCH_PATH = "SELECT pg_catalog.set_config('search_path', '', false)";

/** Runs `work` with a connection to a database, and closes the connection. */
export async function withPostgresClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  watchForLostConnection(client, url);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Like `withPostgresClient`, with an empty search path: statements must name the schema of objects that are not PostgreSQL's own. */
export function withAdministratorClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withPostgresClient(url, async (client) => {
    await client.query(SET_EMPTY_SEARCH_PATH);
    return work(client);
  });
}
