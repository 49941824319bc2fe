interface Executor {
  $executeRawUnsafe(sql: string): Promise<unknown>;
  $queryRawUnsafe<Rows>(sql: string): Promise<Rows>;
}

/**
 * When PostgreSQL refuses. `insert`: the statement that adds a row fails. `commit`: every statement succeeds and the
 * transaction that changed a row is undone at its very end, whatever order its statements come in.
 */
export type RefusedMoment = 'insert' | 'commit';

const EVENTS: Record<RefusedMoment, string> = {
  insert: 'CREATE TRIGGER refuse_once BEFORE INSERT',
  commit: 'CREATE CONSTRAINT TRIGGER refuse_once AFTER INSERT OR UPDATE OR DELETE',
};
const DEFERRAL: Record<RefusedMoment, string> = { insert: '', commit: 'DEFERRABLE INITIALLY DEFERRED' };

/**
 * Makes a database refuse the next change of a table, once: the same change tried again succeeds. Replaces a refusal that
 * was asked for before and has not come to pass. One at a time in a database.
 * @returns whether it has come to pass
 */
export async function refuseOnce(
  database: Executor,
  table: string,
  moment: RefusedMoment,
): Promise<() => Promise<boolean>> {
  const statements = [
    'DROP FUNCTION IF EXISTS refuse_once CASCADE',
    'DROP SEQUENCE IF EXISTS refusals',
    // A sequence keeps its count when the transaction that advanced it is undone.
    'CREATE SEQUENCE refusals',
    `CREATE FUNCTION refuse_once() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF nextval('refusals') = 1 THEN RAISE EXCEPTION 'refused by a test'; END IF;
       RETURN coalesce(NEW, OLD);
     END $$`,
    `${EVENTS[moment]} ON "${table}" ${DEFERRAL[moment]} FOR EACH ROW EXECUTE FUNCTION refuse_once()`,
  ];
  for (const statement of statements) await database.$executeRawUnsafe(statement);
  return async () =>
    (await database.$queryRawUnsafe<{ refused: boolean }[]>('SELECT is_called AS refused FROM refusals'))[0]?.refused ??
    false;
}
