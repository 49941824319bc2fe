interface SqlClient {
  $executeRawUnsafe(sql: string): Promise<unknown>;
  $queryRawUnsafe<Rows>(sql: string): Promise<Rows>;
}

/**
 * When the write fails. `insert`: at the INSERT statement. `commit`: at the end of the transaction, after all its statements have succeeded. The
 * trigger for `commit` fires for inserts, updates and deletes.
 */
export type FailurePoint = 'insert' | 'commit';

const TRIGGERS: Record<FailurePoint, string> = {
  insert: 'CREATE TRIGGER fail_once BEFORE INSERT',
  commit: 'CREATE CONSTRAINT TRIGGER fail_once AFTER INSERT OR UPDATE OR DELETE',
};
const DEFERRAL: Record<FailurePoint, string> = { insert: '', commit: 'DEFERRABLE INITIALLY DEFERRED' };

/**
 * Makes PostgreSQL reject the next write to a table with an error; a retry succeeds. A database has at most one such failure: another call
 * replaces a failure that has not occurred yet.
 * @returns a function that reports whether the failure has occurred
 */
export async function failNextWrite(
  database: SqlClient,
  table: string,
  failurePoint: FailurePoint,
): Promise<() => Promise<boolean>> {
  const statements = [
    'DROP FUNCTION IF EXISTS fail_once CASCADE',
    'DROP SEQUENCE IF EXISTS write_count',
    // The failure is recorded in a sequence, which keeps its value when the transaction that advanced it is rolled back.
    'CREATE SEQUENCE write_count',
    `CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF nextval('write_count') = 1 THEN RAISE EXCEPTION 'rejected by a test'; END IF;
       RETURN coalesce(NEW, OLD);
     END $$`,
    `${TRIGGERS[failurePoint]} ON "${table}" ${DEFERRAL[failurePoint]} FOR EACH ROW EXECUTE FUNCTION fail_once()`,
  ];
  for (const statement of statements) await database.$executeRawUnsafe(statement);
  return async () => {
    const [row] = await database.$queryRawUnsafe<{ hasFailed: boolean }[]>(
      'SELECT is_called AS "hasFailed" FROM write_count',
    );
    return row?.hasFailed ?? false;
  };
}
