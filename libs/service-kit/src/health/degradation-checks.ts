import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { processLog } from '../logging/log-output.ts';
import { Metrics } from '../metrics/metrics.ts';
import { resolveWithin } from './resolve-within.ts';

/** Why a process is degraded: it handles requests, but a part of the product does not work or will soon stop working. */
export type DegradationReason =
  /** A disk that the process writes to has little space left. */
  | 'disk_almost_full'
  | 'log_lines_dropped'
  /** A consumer group has not handled an event for minutes. */
  | 'events_delayed'
  /** Jobs wait too long, or fail and are retried, for example because the transcription provider fails. */
  | 'jobs_delayed'
  /** The mail server did not accept the last mail. */
  | 'mail_failing'
  /** The language model has failed several times in a row. The product uses its local results instead. */
  | 'language_model_failing';

/** Whether the reason applies at the moment. */
type DegradationCheck = () => boolean | Promise<boolean>;

/** How long the results are cached, in milliseconds. They are cached because `/api/health` has no rate limit, and a check may query Redis. */
const CACHE_MS = 2_000;
/** How long a check may take, in milliseconds. A check that takes longer depends on something whose failure makes the process unready anyway. */
const CHECK_TIMEOUT_MS = 1_000;

/** The checks for partial failures. They never make a process unready, because the process can still handle requests. */
@Injectable()
export class DegradationChecks {
  private readonly checks = new Map<DegradationReason, DegradationCheck>();
  private results: { readonly reasons: Promise<DegradationReason[]>; readonly startedAt: number } | undefined;

  constructor({ registry }: Metrics) {
    this.register('log_lines_dropped', () => processLog.isDroppingLines);
    const gauge: Gauge<'reason'> = new Gauge({
      name: 'memory_degraded',
      help: 'Whether the process works only in part, by the reason (1) or not (0)',
      labelNames: ['reason'],
      registers: [registry],
      collect: async () => {
        const current = await this.run();
        for (const reason of this.checks.keys()) gauge.set({ reason }, current.includes(reason) ? 1 : 0);
      },
    });
  }

  register(reason: DegradationReason, check: DegradationCheck): void {
    this.checks.set(reason, check);
  }

  /** Returns the reasons that applied within the last two seconds. A check that fails or hangs counts as not applying. */
  run(): Promise<DegradationReason[]> {
    const now = performance.now();
    if (!this.results || now - this.results.startedAt > CACHE_MS)
      this.results = { reasons: this.findReasons(), startedAt: now };
    return this.results.reasons;
  }

  private async findReasons(): Promise<DegradationReason[]> {
    const found = await Promise.all(
      [...this.checks].map(async ([reason, check]) =>
        (await resolveWithin(CHECK_TIMEOUT_MS, check)) === true ? [reason] : [],
      ),
    );
    return found.flat();
  }
}
