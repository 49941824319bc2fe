import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { databaseUrl } from './database-url.ts';
import { withAdministratorClient } from './postgres-client.ts';

/** The names of the databases that initdb creates on every server. No service needs these databases. */
const MAINTENANCE_DATABASES = ['postgres', 'template1'];

/** The PostgreSQL user in the server's URL. */
interface Administrator {
  name: string;
  isSuperuser: boolean;
  /** Whether the user has the attribute CREATEROLE. */
  canCreateRoles: boolean;
}

/** Whether the PostgreSQL user in the server's URL may create roles: a superuser, or a user with the attribute CREATEROLE. */
export function canCreateRoles(serverUrl: string): Promise<boolean> {
  return withAdministratorClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const administrator = await findAdministrator(client);
    return administrator.isSuperuser || administrator.canCreateRoles;
  });
}

/**
 * Ensures that each database exists, that a role of the same name owns the database with all its objects, and that no other role except superusers
 * may connect to the database. Objects that an earlier version or an administrator created are reassigned to the role.
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

/** Denies connections to the maintenance databases to everyone except superusers. Must not be called for a server that other products use, too. */
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
  // Only a superuser may name these attributes in ALTER ROLE, even when they do not change.
  if (rowCount === 0) await client.query(`CREATE ROLE ${name} ${login} ${noAttributes}`);
  else await client.query(`ALTER ROLE ${name} ${login} ${isSuperuser ? noAttributes : ''}`);
  // A user who is not a superuser can make a role the owner of an object only as a member of this role.
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
 * Returns a password in the form in which PostgreSQL stores it (RFC 5803): `SCRAM-SHA-256$<iterations>:<salt>$<stored key>:<server key>`. Like psql's
 * \password, the program sends this form instead of the password itself, because servers may log statements.
 * @param password ASCII characters only, which SASLprep does not change
 */
function createScramVerifier(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const saltedPassword = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const hmac = (text: string): Buffer => createHmac('sha256', saltedPassword).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`;
}

/**
 * Selects an ALTER … OWNER statement for each schema, table, view, sequence, type and function that the role ($1) does not own. Objects of
 * extensions, PostgreSQL's own objects, and objects whose owner follows another object (the sequence of a column, the row type of a table)
 * are excluded. REASSIGN OWNED cannot be used, because it does not reassign objects of the server's first superuser.
 */
const SELECT_ALTER_OWNER_STATEMENTS = `
  WITH our_schema AS (
    SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ), dependent AS (
    SELECT classid, objid, deptype FROM pg_depend WHERE deptype IN ('a', 'e', 'i')
  )
  SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, $1::text) AS statement
  FROM our_schema
  -- The members of pg_database_owner are the owner of the database.
  WHERE pg_get_userbyid(nspowner) NOT IN ($1, 'pg_database_owner')
  UNION ALL
  SELECT format(
    'ALTER %s %I.%I OWNER TO %I',
    CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END,
    nspname, relname, $1
  )
  FROM pg_class c JOIN our_schema s ON s.oid = relnamespace
  WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'f') AND pg_get_userbyid(relowner) <> $1 AND NOT EXISTS (
    SELECT 1 FROM dependent d WHERE classid = 'pg_class'::regclass AND objid = c.oid AND (deptype = 'e' OR relkind = 'S')
  )
  UNION ALL
  SELECT format('ALTER TYPE %I.%I OWNER TO %I', nspname, typname, $1)
  FROM pg_type t JOIN our_schema s ON s.oid = typnamespace LEFT JOIN pg_class c ON c.oid = typrelid
  WHERE typtype IN ('e', 'd', 'r', 'c') AND (c.oid IS NULL OR relkind = 'c') AND pg_get_userbyid(typowner) <> $1
    AND NOT EXISTS (SELECT 1 FROM dependent WHERE classid = 'pg_type'::regclass AND objid = t.oid AND deptype = 'e')
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, $1)
  FROM pg_proc p JOIN our_schema s ON s.oid = pronamespace
  WHERE pg_get_userbyid(proowner) <> $1
    AND NOT EXISTS (SELECT 1 FROM dependent WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')`;

/**
 * Makes a role the owner of every object in the client's database, in one transaction.
 * @throws DatabaseError when PostgreSQL rejects one of the statements, in which case no object is reassigned
 */
async function reassignOwnedObjects(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(SELECT_ALTER_OWNER_STATEMENTS, [role]);
  if (rows.length === 0) return;
  // The statements are sent as one query, because PostgreSQL executes one query as one transaction.
  await client.query(rows.map(({ statement }) => statement).join(';\n'));
}

const DATABASE = 'memory_social';
/** A role without LOGIN that owns the schema of the security log. A service cannot change objects of this role. */
const LOG_OWNER = 'memory_security_log';

/**
 * Statements that give the schema `security_log` to its own role. social-svc may then read and add rows, and may delete rows that the table's trigger
 * allows to be deleted. It may no longer change rows, empty or drop the table, or replace the trigger.
 */
const APPEND_ONLY_STATEMENTS = [
  `ALTER SCHEMA security_log OWNER TO ${LOG_OWNER}`,
  `ALTER FUNCTION security_log.reject_change() OWNER TO ${LOG_OWNER}`,
  `ALTER TABLE security_log.security_event OWNER TO ${LOG_OWNER}`,
  `REVOKE ALL ON SCHEMA security_log FROM ${DATABASE}`,
  `REVOKE ALL ON security_log.security_event FROM ${DATABASE}`,
  `GRANT USAGE ON SCHEMA security_log TO ${DATABASE}`,
  `GRANT SELECT, INSERT, DELETE ON security_log.security_event TO ${DATABASE}`,
];

/**
 * Makes the security log append-only for social-svc's role. Must be called after the migrations, which social-svc's role applies as the owner of the
 * log: `ensureDatabaseRoles` makes this role the owner again at the next start. Does nothing before the migration that creates the log.
 * @param serverUrl the server's URL with the administrator's credentials
 */
export async function makeSecurityLogAppendOnly(serverUrl: string): Promise<void> {
  await withAdministratorClient(databaseUrl(serverUrl, DATABASE), async (client) => {
    const schema = await client.query("SELECT FROM pg_namespace WHERE nspname = 'security_log'");
    if (schema.rowCount === 0) return;
    const { rows } = await client.query<{ isSuperuser: boolean; exists: boolean }>(
      `SELECT rolsuper AS "isSuperuser", EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS exists
       FROM pg_roles WHERE rolname = current_user`,
      [LOG_OWNER],
    );
    if (!rows[0]?.exists) await client.query(`CREATE ROLE ${LOG_OWNER} NOLOGIN`);
    // A user who is not a superuser must be a member of a role in order to make this role the owner of an object.
    if (!rows[0]?.isSuperuser) await client.query(`GRANT ${LOG_OWNER} TO CURRENT_USER`);
    // PostgreSQL runs several statements in one query as one transaction.
    await client.query(APPEND_ONLY_STATEMENTS.join(';\n'));
  });
}
