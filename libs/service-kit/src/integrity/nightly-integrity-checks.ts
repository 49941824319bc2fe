import { Inject, Injectable } from '@nestjs/common';
import { AdvisoryLockSlots } from '../database/advisory-lock-slots.ts';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';
import { resolveWithin } from '../health/resolve-within.ts';
import { Schedule, waitUnlessAborted } from '../schedule.ts';
import { INTEGRITY_CHECKS, type IntegrityCheck } from './integrity-check.ts';
import { insertIntegrityRuns, type IntegrityRun, listIntegrityRuns, saveIntegrityRun } from './integrity-runs.ts';

const INTERVAL_MS = 10 * 60_000;
/** The hours of the night in the time zone of the process: from 2:00 to 5:00. Unfinished checks continue in the next night. */
const NIGHT = { from: 2, to: 5 };
/** How long after its end a finished check runs again, in milliseconds: in the next night. */
const PAUSE_BETWEEN_RUNS_MS = 20 * 3_600_000;
/**
 * The length of the pause after a batch, as a multiple of the batch's duration. With this pause, the checks use at most a quarter of one connection
 * and of the disk, even when they read all files.
 */
const PAUSE_FACTOR = 3;
/** How long the start of the process waits for inserting the rows of its checks, in milliseconds. */
const INSERT_TIMEOUT_MS = 1_000;
/** The maximum number of ids of a batch that are logged. */
const LOGGED_IDS = 20;

/**
 * Runs the checks of a service every night without repairing anything, in one replica at a time, and stores their results for the metrics. The
 * position is stored after each batch. A run that was interrupted, or that takes longer than the night, continues at this position.
 */
@Injectable()
export class NightlyIntegrityChecks extends Schedule {
  constructor(
    @Inject(INTEGRITY_CHECKS) private readonly checks: readonly IntegrityCheck[],
    @Inject(SERVICE_DATABASE) private readonly database: ServiceDatabase,
    private readonly slots: AdvisoryLockSlots,
  ) {
    super([
      { task: 'integrity checks', everyMs: INTERVAL_MS, pausesFirst: true, run: (signal) => this.runAtNight(signal) },
    ]);
  }

  override async onApplicationBootstrap(): Promise<void> {
    const names = this.checks.map(({ name }) => name);
    // Without these rows, for example because the database is not available yet, the metrics count from the start of the process.
    await resolveWithin(INSERT_TIMEOUT_MS, () => insertIntegrityRuns(this.database, names));
    super.onApplicationBootstrap();
  }

  private async runAtNight(signal: AbortSignal): Promise<void> {
    if (isNight(new Date())) await this.execute(isNight, signal);
  }

  /**
   * Runs the checks that are due. Does nothing while another replica runs checks. A check that fails remains due and continues at its stored position
   * the next time.
   * @param mayRun called before each batch with the current time; returns whether the batch may run
   * @param signal ends the run after the current batch
   */
  async execute(mayRun: (now: Date) => boolean = () => true, signal?: AbortSignal): Promise<void> {
    const slot = await this.slots.take('integrity checks', 1, 'nightly run');
    if (typeof slot === 'string') return;
    try {
      const runs = new Map((await listIntegrityRuns(this.database)).map((run) => [run.name, run]));
      for (const check of this.checks) {
        const run = runs.get(check.name);
        if (!isDue(run)) continue;
        await this.runCheck(check, run, mayRun, signal).catch((err: unknown) =>
          this.logger.error({ err, check: check.name }, 'an integrity check failed; it goes on in ten minutes'),
        );
      }
    } finally {
      await slot.release();
    }
  }

  private async runCheck(
    check: IntegrityCheck,
    run: IntegrityRun | undefined,
    mayRun: (now: Date) => boolean,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const { name } = check;
    let position = run?.position ?? null;
    let checked = run?.checked ?? 0;
    let problems = run?.problems ?? 0;
    do {
      if (signal?.aborted || !mayRun(new Date())) return;
      const startedAt = performance.now();
      const batch = await check.checkBatch(position, false);
      checked += batch.checked;
      problems += batch.problems.length;
      position = batch.next;
      await saveIntegrityRun(this.database, { name, position, checked, problems });
      if (batch.problems.length > 0) {
        const ids = batch.problems.slice(0, LOGGED_IDS).map(({ id, kind }) => `${kind} ${id}`);
        this.logger.warn({ check: name, problems: batch.problems.length, ids }, 'an integrity check found problems');
      }
      if (position !== null) await waitUnlessAborted((performance.now() - startedAt) * PAUSE_FACTOR, signal);
    } while (position !== null);
  }
}

const isNight = (now: Date): boolean => now.getHours() >= NIGHT.from && now.getHours() < NIGHT.to;

/** An unfinished run continues; a finished run is repeated in the next night. */
const isDue = (run: IntegrityRun | undefined): boolean =>
  !run?.finishedAt || run.position !== null || Date.now() - run.finishedAt.getTime() >= PAUSE_BETWEEN_RUNS_MS;
