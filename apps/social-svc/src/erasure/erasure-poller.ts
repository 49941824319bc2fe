import { CONFIG, Poller } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { Database } from '../database.ts';
import { AdvanceErasure } from './advance-erasure.ts';

/** Advances all running erasures, so that an erasure continues when the process that started it has ended. */
@Injectable()
export class ErasurePoller extends Poller {
  constructor(
    private readonly database: Database,
    private readonly advanceErasure: AdvanceErasure,
    @Inject(CONFIG) config: SocialConfig,
  ) {
    super(() => config.POLL_INTERVAL_MS, 'an erasure could not be advanced and will be retried');
  }

  protected override async poll(): Promise<void> {
    const erasures = await this.database.erasure.findMany({ orderBy: { startedAt: 'asc' } });
    for (const { userId } of erasures) await this.advanceErasure.execute(userId);
  }
}
