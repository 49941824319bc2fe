import type { Client } from 'pg';

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
 * @throws DatabaseError when PostgreSQL rejects one of the statements; then no object is reassigned
 */
export async function reassignOwnedObjects(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(SELECT_ALTER_OWNER_STATEMENTS, [role]);
  if (rows.length === 0) return;
  // The statements are sent as one query, because PostgreSQL executes one query as one transaction.
  await client.query(rows.map(({ statement }) => statement).join(';\n'));
}
