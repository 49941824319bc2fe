import { Client } from 'pg';

/** Runs `work` with a connection to this database, and closes the connection. */
export async function withPostgresClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
