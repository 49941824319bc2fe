import { Injectable } from '@nestjs/common';
import { hiddenUserIdsQuery } from '../blocks/block.policy.ts';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';

@Injectable()
export class SearchUsers {
  constructor(private readonly database: Database) {}

  /**
   * Finds at most 20 users whose username or name contains the text, ignoring case and character width; users who
   * are hidden from the viewer are left out. Exact matches come first, then
   * matches at the beginning. A GIN index over single characters and pairs of characters (see the migration) finds the candidates, also for
   * a single Chinese character; `strpos` then compares exactly, without wildcards. The common table expression is MATERIALIZED, so that the
   * search text of a candidate is computed once instead of four times.
   */
  async execute(viewerId: string, text: string): Promise<Account[]> {
    const matches = await this.database.$queryRaw<{ id: string }[]>`
      WITH candidate AS MATERIALIZED (
        SELECT id, username, account_search_text(username, first_name, last_name) AS names, search_key(${text}) AS wanted
        FROM account
        WHERE search_grams(account_search_text(username, first_name, last_name)) @> search_grams(search_key(${text}))
          AND id <> ${viewerId}::uuid AND id NOT IN (${hiddenUserIdsQuery(viewerId)})
      )
      SELECT id FROM candidate
      WHERE wanted <> '' AND strpos(names, wanted) > 0
      ORDER BY strpos(names, E'\\n' || wanted || E'\\n') > 0 DESC, strpos(names, E'\\n' || wanted) > 0 DESC, username, id
      LIMIT 20`;
    const ids = matches.map(({ id }) => id);
    const accounts = new Map(
      (await this.database.account.findMany({ where: { id: { in: ids } } })).map((account) => [account.id, account]),
    );
    return ids.flatMap((id) => accounts.get(id) ?? []);
  }
}
