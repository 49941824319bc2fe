import type { Client } from 'pg';
import { withAdministratorClient } from './postgres-client.ts';
import { databaseAt } from './postgres.ts';
import { reassignOwned } from './reassign-owned.ts';
import { scramVerifier } from './scram-verifier.ts';
import { Refusal } from './steps.ts';

/** Every server has these databases from the start, and no service needs them. */
const MAINTENANCE_DATABASES = ['postgres', 'template1'];

/** The user of a server's address, and what it may do there. */
interface Administrator {
  name: string;
  superuser: boolean;
  createsRoles: boolean;
}

/** Whether the user of this address may create roles: a superuser, or one with CREATEROLE. */
export function canCreateRoles(serverUrl: string): Promise<boolean> {
  return withAdministratorClient(databaseAt(serverUrl, 'postgres'), async (client) => {
    const { superuser, createsRoles } = await administratorOf(client);
    return superuser || createsRoles;
  });
}

/**
 * Ensures that each database exists, belongs to a role of the same name with all of its objects, and accepts connections of no
 * other role but superusers. Objects that an earlier version or an administrator created are reassigned to the role.
 * @param passwords by the name of the database
 * @throws Refusal when the server's user has the name of a database; DatabaseError when PostgreSQL refuses a statement
 */
export async function ensureDatabaseRoles(
  serverUrl: string,
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  await withAdministratorClient(databaseAt(serverUrl, 'postgres'), async (client) => {
    const administrator = await administratorOf(client);
    if (administrator.name in passwords) {
      throw new Refusal(
        `DATABASE_URL names the user ${administrator.name}, which is the name of a service's own role. Use another administrator.`,
      );
    }
    for (const [database, password] of Object.entries(passwords)) {
      await ensureRole(client, administrator, database, password);
      await ensureDatabase(client, database);
    }
  });
  for (const database of Object.keys(passwords)) {
    await withAdministratorClient(databaseAt(serverUrl, database), (client) => reassignOwned(client, database));
  }
}

/** Lets only superusers connect to the databases that every server has from the start. For a server that nobody else uses. */
export async function closeMaintenanceDatabases(serverUrl: string): Promise<void> {
  await withAdministratorClient(databaseAt(serverUrl, 'postgres'), async (client) => {
    for (const database of MAINTENANCE_DATABASES) await revokePublicAccess(client, database);
  });
}

async function administratorOf(client: Client): Promise<Administrator> {
  const sql =
    'SELECT rolname AS name, rolsuper AS superuser, rolcreaterole AS "createsRoles" FROM pg_roles WHERE rolname = current_user';
  const { rows } = await client.query<Administrator>(sql);
  return rows[0]!;
}

async function ensureRole(client: Client, { superuser }: Administrator, role: string, password: string): Promise<void> {
  const name = client.escapeIdentifier(role);
  const login = `LOGIN PASSWORD ${client.escapeLiteral(scramVerifier(password))}`;
  const noAttributes = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  // Only a superuser may name the other attributes in ALTER ROLE, even to leave them as they are.
  if (rowCount === 0) await client.query(`CREATE ROLE ${name} ${login} ${noAttributes}`);
  else await client.query(`ALTER ROLE ${name} ${login} ${superuser ? noAttributes : ''}`);
  // Without a superuser, only a member of a role may give it ownership of anything.
  if (!superuser) await client.query(`GRANT ${name} TO CURRENT_USER`);
}

async function ensureDatabase(client: Client, database: string): Promise<void> {
  const name = client.escapeIdentifier(database);
  const { rows } = await client.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [database],
  );
  if (rows.length === 0) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
  else if (rows[0]?.owner !== database) await client.query(`ALTER DATABASE ${name} OWNER TO ${name}`);
  await revokePublicAccess(client, database);
}

async function revokePublicAccess(client: Client, database: string): Promise<void> {
  await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${client.escapeIdentifier(database)} FROM PUBLIC`);
}
