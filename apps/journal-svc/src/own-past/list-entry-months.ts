import type { EntryMonth } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import { localTimeOf } from '../entries/local-day.ts';

@Injectable()
export class ListEntryMonths {
  constructor(private readonly database: Database) {}

  /** Lists the months of a time zone in which a user wrote entries, newest first, with the number of entries. The query reads only an index. */
  execute(userId: string, timeZone: string): Promise<EntryMonth[]> {
    return this.database.$queryRaw<EntryMonth[]>`
      SELECT to_char(m.month, 'YYYY-MM') AS month, m.entries FROM (
        SELECT date_trunc('month', ${localTimeOf(timeZone)}) AS month, count(*)::int AS entries
        FROM entry e WHERE ${entryScopes.ownedBy(userId)} GROUP BY 1
      ) m ORDER BY 1 DESC`;
  }
}
