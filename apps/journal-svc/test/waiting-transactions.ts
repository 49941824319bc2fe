import { eventually } from '@memory/testing';
import type { JournalApp } from './journal-app.ts';

/** Waits until this number of transactions wait for a lock. */
export const untilTransactionsWait = (journal: JournalApp, count: number): Promise<void> =>
  eventually(async () => {
    const rows = await journal.database.$queryRaw<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(rows).toHaveLength(count);
  });
