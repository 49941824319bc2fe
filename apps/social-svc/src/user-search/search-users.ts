import { USERS_FOUND_MAX } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { hiddenUserIdsQuery } from '../blocks/block.policy.ts';
import { Database } from '../database.ts';
import { type Account, Prisma } from '../generated/prisma/client.ts';

/**
 * The maximum number of names that a search sorts: one such limit for names that begin with the text, and one for names that contain the text.
 * Sorting all matches would take time in proportion to their number. A person who searches for one of very many users types more of the name.
 */
const NAMES_ORDERED_MAX = Prisma.raw('2000');

@Injectable()
export class SearchUsers {
  constructor(
    private readonly database: Database,
    private readonly statements: PreparedStatements,
  ) {}

  /**
   * Finds at most 20 users whose username or name contains the text, ignoring case and character width; users who are hidden from the viewer are
   * left out. Names that equal the text come first, then names that begin with the text, then names that contain it. Each group is sorted by
   * username.
   */
  async execute(viewerId: string, text: string): Promise<Account[]> {
    const ids = await this.findByBeginning(viewerId, text);
    if (ids.length < USERS_FOUND_MAX) ids.push(...(await this.findByAnyPart(viewerId, text, ids)));
    const found = ids.slice(0, USERS_FOUND_MAX);
    const accounts = await this.database.account.findMany({ where: { id: { in: found } } });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return found.flatMap((id) => byId.get(id) ?? []);
  }

  /** Reads ranges of the primary key of `account_name`. The last character of Unicode ends the range of the names that begin with the text. */
  private findByBeginning(viewerId: string, text: string): Promise<string[]> {
    const wanted = searchKey(text);
    const names = (condition: Prisma.Sql) => Prisma.sql`
      FROM account_name n WHERE ${wanted} <> '' AND ${condition} AND ${isVisibleTo(viewerId)}`;
    return this.readIds(Prisma.sql`
      SELECT id FROM (
        (SELECT account_id AS id, username, 1 AS rank ${names(Prisma.sql`name = ${wanted}`)}
         ORDER BY username, account_id LIMIT ${Prisma.raw(String(USERS_FOUND_MAX))})
        UNION ALL
        (SELECT account_id, username, 2 ${names(Prisma.sql`name > ${wanted} AND name < ${wanted} || chr(1114111)`)}
         ORDER BY name, username, account_id LIMIT ${NAMES_ORDERED_MAX})
      ) found
      GROUP BY id, username ORDER BY min(rank), username, id LIMIT ${Prisma.raw(String(USERS_FOUND_MAX))}`);
  }

  /**
   * A GIN index over single characters and pairs of characters (see the migration) finds the candidates, even for a single Chinese character;
   * `strpos` then compares exactly, without wildcards.
   */
  private findByAnyPart(viewerId: string, text: string, foundIds: readonly string[]): Promise<string[]> {
    const wanted = searchKey(text);
    return this.readIds(Prisma.sql`
      SELECT id FROM (
        SELECT account_id AS id, username FROM account_name n
        WHERE search_grams(name) @> (SELECT search_pairs(${wanted})) AND strpos(name, ${wanted}) > 0 AND ${wanted} <> ''
          AND ${isVisibleTo(viewerId)} AND account_id <> ALL(string_to_array(${foundIds.join()}, ',')::uuid[])
        LIMIT ${NAMES_ORDERED_MAX}
      ) found
      GROUP BY id, username ORDER BY username, id LIMIT ${Prisma.raw(String(USERS_FOUND_MAX))}`);
  }

  private async readIds(statement: Prisma.Sql): Promise<string[]> {
    const rows = await this.statements.query<{ id: string }>(statement);
    return rows.map(({ id }) => id);
  }
}

/**
 * SQL: the text in the normal form of the names in `account_name`. This is a subquery, so that PostgreSQL computes the form once and not for each
 * name.
 */
const searchKey = (text: string): Prisma.Sql => Prisma.sql`(SELECT search_key(${text}))`;

/** SQL condition: the name `n` belongs to a user whom the viewer may find: a user other than the viewer who is not hidden from the viewer. */
const isVisibleTo = (viewerId: string): Prisma.Sql =>
  Prisma.sql`n.account_id <> ${viewerId}::uuid AND n.account_id NOT IN (${hiddenUserIdsQuery(viewerId)})`;
