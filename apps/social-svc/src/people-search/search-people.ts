import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';

@Injectable()
export class SearchPeople {
  constructor(private readonly database: Database) {}

  /**
   * People whose username or name contains the text, whatever its case and width: exact matches first, then beginnings,
   * at most 20. The index holds every character and pair of characters of the names (see the migration), which serves
   * one Chinese character as well as half a Latin name; `strpos` then looks closely, and knows no wildcards.
   * Materialized, because the names of a candidate would otherwise be put together anew for each of its four uses.
   */
  async search(userId: string, text: string): Promise<Account[]> {
    const found = await this.database.$queryRaw<{ id: string }[]>`
      WITH candidate AS MATERIALIZED (
        SELECT id, username, account_search_text(username, first_name, last_name) AS names, search_key(${text}) AS wanted
        FROM account
        WHERE search_grams(account_search_text(username, first_name, last_name)) @> search_grams(search_key(${text}))
          AND id <> ${userId}::uuid
      )
      SELECT id FROM candidate
      WHERE wanted <> '' AND strpos(names, wanted) > 0
      ORDER BY strpos(names, E'\\n' || wanted || E'\\n') > 0 DESC, strpos(names, E'\\n' || wanted) > 0 DESC, username, id
      LIMIT 20`;
    const ids = found.map(({ id }) => id);
    const accounts = new Map(
      (await this.database.account.findMany({ where: { id: { in: ids } } })).map((account) => [account.id, account]),
    );
    return ids.flatMap((id) => accounts.get(id) ?? []);
  }
}
