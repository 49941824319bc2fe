import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { databaseUrl } from './database-url.ts';
import { withAdministratorClient } from './postgres-client.ts';
import { reassignOwnedObjects } from './reassign-owned-objects.ts';

/** The names of the databases that initdb creates on every server. No service needs these databases. */
const MAINTENANCE_DATABASES = ['postgres', 'template1'];

/** The PostgreSQL user that the server's URL names. */
interface Administrator {
  name: string;
  isSuperuser: boolean;
  /** Whether the user has the attribute CREATEROLE. */
  canCreateRoles: boolean;
}

/** Whether the user that the server's URL names may create roles: a superuser, or a user with the attribute CREATEROLE. */
export function canCreateRoles(serverUrl: string): Promise<boolean> {
  return withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const administrator = await findAdministrator(client);
    return administrator.isSuperuser || administrator.canCreateRoles;
  });
}

/**
 * Ensures that each database exists, that a role of the same name owns it with all of its objects, and that no other role may connect
 * to it, except superusers. Objects that an earlier version or an administrator created are reassigned to the role.
 * @param passwords the password of each role, by the name of the database
 * @throws UserFacingError when the server's user has the name of a database; DatabaseError when PostgreSQL rejects a statement
 */
export async function ensureDatabaseRoles(
  serverUrl: string,
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  await withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const administrator = await findAdministrator(client);
    if (administrator.name in passwords) {
      throw new UserFacingError(
        `DATABASE_URL names the user ${administrator.name}, which is the name of a service's own role. Use another administrator.`,
      );
    }
    for (const [database, password] of Object.entries(passwords)) {
      await ensureRole(client, administrator, database, password);
      await ensureDatabase(client, database);
    }
  });
  for (const database of Object.keys(passwords)) {
    await withAdministratorClient(databaseUrl(serverUrl, database), (client) => reassignOwnedObjects(client, database));
  }
}

/**
 * Denies the connection to the maintenance databases to everyone but superusers. Must not be called for a server that other products use
 * too.
 */
export async function denyAccessToMaintenanceDatabases(serverUrl: string): Promise<void> {
  await withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    for (const database of MAINTENANCE_DATABASES) await revokePublicAccess(client, database);
  });
}

async function findAdministrator(client: Client): Promise<Administrator> {
  const sql =
    'SELECT rolname AS name, rolsuper AS "isSuperuser", rolcreaterole AS "canCreateRoles" FROM pg_roles WHERE rolname = current_user';
  const { rows } = await client.query<Administrator>(sql);
  return rows[0]!;
}

async function ensureRole(
  client: Client,
  { isSuperuser }: Administrator,
  role: string,
  password: string,
): Promise<void> {
  const name = client.escapeIdentifier(role);
  const login = `LOGIN PASSWORD ${client.escapeLiteral(createScramVerifier(password))}`;
  const noAttributes = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  // Only a superuser may name these attributes in ALTER ROLE, even where they stay the same.
  if (rowCount === 0) await client.query(`CREATE ROLE ${name} ${login} ${noAttributes}`);
  else await client.query(`ALTER ROLE ${name} ${login} ${isSuperuser ? noAttributes : ''}`);
  // A user who is not a superuser can make a role the owner of something only as a member of that role.
  if (!isSuperuser) await client.query(`GRANT ${name} TO CURRENT_USER`);
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

/** The number of iterations of the hash: the default value of PostgreSQL's setting `scram_iterations`. */
const ITERATIONS = 4096;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Computes the form in which PostgreSQL stores a password (RFC 5803): `SCRAM-SHA-256$<iterations>:<salt>$<stored key>:<server key>`. Like
 * psql's \password, we send this form instead of the password itself, because servers may log statements.
 * @param password ASCII characters only, which SASLprep does not change
 */
function createScramVerifier(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const saltedPassword = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const hmac = (text: string): Buffer => createHmac('sha256', saltedPassword).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`;
}
