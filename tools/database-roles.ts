import type { Client } from 'pg';
import { handOverObjects } from './object-owners.ts';
import { databaseAt } from './postgres.ts';
import { scramVerifier } from './scram-verifier.ts';
import { Refusal } from './steps.ts';
import { withClient } from './with-client.ts';

/** The databases that a server has from the start, which no service needs. */
const MAINTENANCE_DATABASES = ['postgres', 'template1'];

/** What the user of a server's address may do there. */
interface Administrator {
  name: string;
  superuser: boolean;
  createsRoles: boolean;
}

/** Whether the user of this address may make roles: a superuser, or one with CREATEROLE. */
export function mayCreateRoles(serverUrl: string): Promise<boolean> {
  return withClient(databaseAt(serverUrl, 'postgres'), async (client) => {
    const { superuser, createsRoles } = await administratorOf(client);
    return superuser || createsRoles;
  });
}

/**
 * Gives each database a role of the same name that owns it and whatever is in it, and lets no other role connect. Makes
 * what is missing, and takes over what an earlier version or an administrator made.
 * @param passwords by the name of a database
 * @throws Refusal when the server's user is itself named like a database; otherwise what PostgreSQL refuses
 */
export async function ensureDatabaseRoles(serverUrl: string, passwords: Readonly<Record<string, string>>): Promise<void> {
  await withClient(databaseAt(serverUrl, 'postgres'), async (client) => {
    const administrator = await administratorOf(client);
    if (administrator.name in passwords) {
      throw new Refusal(`DATABASE_URL names the user ${administrator.name}, which is the name of a service's own role. Use another administrator.`);
    }
    for (const [database, password] of Object.entries(passwords)) {
      await ensureRole(client, administrator, database, password);
      await ensureDatabase(client, database);
    }
  });
  for (const database of Object.keys(passwords)) {
    await withClient(databaseAt(serverUrl, database), (client) => handOverObjects(client, database));
  }
}

/** Closes the databases that come with a server to every role that is no superuser: for a server that nobody else uses. */
export async function closeMaintenanceDatabases(serverUrl: string): Promise<void> {
  await withClient(databaseAt(serverUrl, 'postgres'), async (client) => {
    for (const database of MAINTENANCE_DATABASES) await keepOthersOut(client, database);
  });
}

async function administratorOf(client: Client): Promise<Administrator> {
  const sql = 'SELECT rolname AS name, rolsuper AS superuser, rolcreaterole AS "createsRoles" FROM pg_roles WHERE rolname = current_user';
  const { rows } = await client.query<Administrator>(sql);
  return rows[0]!;
}

async function ensureRole(client: Client, { superuser }: Administrator, role: string, password: string): Promise<void> {
  const name = client.escapeIdentifier(role);
  const login = `LOGIN PASSWORD ${client.escapeLiteral(scramVerifier(password))}`;
  const nothingElse = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  // Only a superuser may so much as name the other attributes of a role that is there.
  if (rowCount === 0) await client.query(`CREATE ROLE ${name} ${login} ${nothingElse}`);
  else await client.query(`ALTER ROLE ${name} ${login} ${superuser ? nothingElse : ''}`);
  // Whoever is no superuser has to be a member of a role to give it anything.
  if (!superuser) await client.query(`GRANT ${name} TO CURRENT_USER`);
}

async function ensureDatabase(client: Client, database: string): Promise<void> {
  const name = client.escapeIdentifier(database);
  const { rows } = await client.query<{ owner: string }>('SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1', [database]);
  if (rows.length === 0) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  else if (rows[0]?.owner !== database) await client.query(`ALTER DATABASE ${name} OWNER TO ${name}`);
  await keepOthersOut(client, database);
}

async function keepOthersOut(client: Client, database: string): Promise<void> {
  await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${client.escapeIdentifier(database)} FROM PUBLIC`);
}
