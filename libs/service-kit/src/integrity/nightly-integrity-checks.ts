import { Inject, Injectable } from '@nestjs/common';
import { AdvisoryLockSlots } from '../database/advisory-lock-slots.ts';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';
import { resolveWithin } from '../health/resolve-within.ts';
import { Schedule, waitUnlessAborted } from '../schedule/schedule.ts';
import type { IntegrityCheck } from './integrity-check.ts';
import { INTEGRITY_CHECKS } from './integrity-checks.ts';
import { insertIntegrityRuns, type IntegrityRun, listIntegrityRuns, saveIntegrityRun } from './integrity-runs.ts';

const INTERVAL_MS = 10 * 60_000;
/** The hours of the night in the time zone of the process: from 2:00 to 5:00. What is not finished goes on in the next night. */
const NIGHT = { from: 2, to: 5 };
/** A finished check runs again after this time: in the next night. */
const PAUSE_BETWEEN_RUNS_MS = 20 * 3_600_000;
/**
 * How many times as long as the batch took the run pauses after it. So the checks use a quarter of one connection and of the disk at most,
 * also where they read all files.
 */
const PAUSE_FACTOR = 3;
/** How long the start of the process waits for the rows of its checks, in milliseconds. */
const INSERT_TIMEOUT_MS = 1_000;
/** How many ids of a batch are logged. */
const LOGGED_IDS = 20;

/**
 * Runs the checks of a service every night without repairing anything, in one replica at a time, and stores their results for the metrics.
 * The position is stored after each batch, so that a run which was interrupted, or is longer than the night, goes on where it was.
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
    // Without the rows, for example because the database is not available yet, the metrics count from the start of the process.
    await resolveWithin(INSERT_TIMEOUT_MS, () => insertIntegrityRuns(this.database, names));
    super.onApplicationBootstrap();
  }

  private async runAtNight(signal: AbortSignal): Promise<void> {
    if (isNight(new Date())) await this.execute(isNight, signal);
  }

  /**
   * Runs the checks that are due. Does nothing while another replica does. A check that fails remains due, and
   * goes on where it was the next time.
   * @param mayRun asked before each batch with the present time
   * @param signal ends the run after its batch
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

/** An unfinished run goes on; a finished one is repeated in the next night. */
const isDue = (run: IntegrityRun | undefined): boolean =>
  !run?.finishedAt || run.position !== null || Date.now() - run.finishedAt.getTime() >= PAUSE_BETWEEN_RUNS_MS;
