import { CONFIG, Schedule } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { Database } from '../database.ts';
import { AdvanceErasure } from './advance-erasure.ts';

/** Advances all running erasures, so that an erasure continues when the process that started it has ended. */
@Injectable()
export class ErasurePoller extends Schedule {
  constructor(
    private readonly database: Database,
    private readonly advanceErasure: AdvanceErasure,
    @Inject(CONFIG) config: SocialConfig,
  ) {
    super([{ task: 'advance erasures', everyMs: config.POLL_INTERVAL_MS, run: () => this.poll() }]);
  }

  private async poll(): Promise<void> {
    const erasures = await this.database.erasure.findMany({ orderBy: { startedAt: 'asc' } });
    for (const { userId } of erasures) await this.advanceErasure.execute(userId);
  }
}
