import type { AccountErasure } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { ListServicesPendingErasure } from './list-services-pending-erasure.ts';

@Injectable()
export class ListErasures {
  constructor(
    private readonly database: Database,
    private readonly listServicesPendingErasure: ListServicesPendingErasure,
  ) {}

  /** Lists all running erasures of accounts, the oldest first. */
  async execute(): Promise<AccountErasure[]> {
    const erasures = await this.database.erasure.findMany({ orderBy: { startedAt: 'asc' } });
    return Promise.all(
      erasures.map(async (erasure) => ({
        userId: erasure.userId,
        startedAt: erasure.startedAt.toISOString(),
        settling: erasure.stage !== 'notified',
        waitingFor: [...(await this.listServicesPendingErasure.execute(erasure))],
      })),
    );
  }
}
