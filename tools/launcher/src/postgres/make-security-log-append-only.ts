import { databaseUrl } from './database-url.ts';
import { withAdministratorClient } from './postgres-client.ts';

const DATABASE = 'memory_social';
/** The role that owns the security log. Nobody can log in as this role. */
const LOG_OWNER = 'memory_security_log';

/**
 * Statements that give the schema `security_log` to a role of its own. social-svc may then add rows and read them, and delete those that the
 * table's trigger lets it delete; it may no longer change rows, empty or drop the table, or replace the trigger.
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
 * Makes the security log append-only for social-svc's role. Called after the migrations, which the role applies as the owner of the log:
 * `ensureDatabaseRoles` makes it the owner again at the next start. Does nothing before the migration that creates the log.
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
    // A user who is not a superuser must be a member of a role to make it the owner of anything.
    if (!rows[0]?.isSuperuser) await client.query(`GRANT ${LOG_OWNER} TO CURRENT_USER`);
    // PostgreSQL runs several statements in one query as one transaction.
    await client.query(APPEND_ONLY_STATEMENTS.join(';\n'));
  });
}
