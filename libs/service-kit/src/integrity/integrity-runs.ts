import type { ServiceDatabase } from '../database/service-database.ts';

/** The nightly run of a check: a row of the table `integrity_run`. */
export interface IntegrityRun {
  readonly name: string;
  /** The position of the next batch while a run is unfinished; null between two runs. */
  readonly position: string | null;
  /** The number of rows that the unfinished run has checked, and the number of problems that it has found. */
  readonly checked: number;
  readonly problems: number;
  /** When the last finished run ended, and the number of its problems; null when no run has finished yet. */
  readonly finishedAt: Date | null;
  readonly lastProblems: number | null;
  /** The seconds since the check's last batch ended; before the first batch, the seconds since the check was created. */
  readonly idleSeconds: number;
}

const SELECT = `
  SELECT name, position, checked::int AS checked, problems, finished_at AS "finishedAt", last_problems AS "lastProblems",
    greatest(0, extract(epoch FROM now() - active_at))::float8 AS "idleSeconds"
  FROM integrity_run`;

export const listIntegrityRuns = (database: ServiceDatabase): PromiseLike<IntegrityRun[]> =>
  database.$queryRawUnsafe<IntegrityRun[]>(SELECT);

/** Inserts rows for new checks, so that the creation time of each check is known. */
export async function insertIntegrityRuns(database: ServiceDatabase, names: readonly string[]): Promise<void> {
  await database.$queryRawUnsafe(
    'INSERT INTO integrity_run (name) SELECT unnest($1::text[]) ON CONFLICT (name) DO NOTHING',
    names,
  );
}

/** Stores the progress of a run. With `position` null, the run is finished. */
export async function saveIntegrityRun(
  database: ServiceDatabase,
  { name, position, checked, problems }: Pick<IntegrityRun, 'name' | 'position' | 'checked' | 'problems'>,
): Promise<void> {
  await (position === null
    ? database.$queryRawUnsafe(
        `INSERT INTO integrity_run AS run (name, finished_at, last_checked, last_problems) VALUES ($1, now(), $2, $3)
         ON CONFLICT (name) DO UPDATE SET position = NULL, checked = 0, problems = 0,
           finished_at = excluded.finished_at, active_at = now(), last_checked = excluded.last_checked, last_problems = excluded.last_problems`,
        name,
        checked,
        problems,
      )
    : database.$queryRawUnsafe(
        `INSERT INTO integrity_run AS run (name, position, checked, problems) VALUES ($1, $2, $3, $4)
         ON CONFLICT (name) DO UPDATE SET position = excluded.position, checked = excluded.checked, problems = excluded.problems,
           active_at = now()`,
        name,
        position,
        checked,
        problems,
      ));
}
