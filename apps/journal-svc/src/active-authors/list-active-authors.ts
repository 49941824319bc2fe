import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class ListActiveAuthors {
  constructor(private readonly database: Database) {}

  /**
   * Lists the ids of the authors of the newest 500 public entries. Authors with the most of these entries come first. The number of entries is
   * fixed, so that the cost of the query does not grow.
   */
  async execute(): Promise<string[]> {
    const authors = await this.database.$queryRaw<{ id: string }[]>`
      SELECT author_id AS id
      FROM (
        SELECT author_id, created_at FROM entry WHERE privacy_level = 'public' ORDER BY created_at DESC, id DESC LIMIT 500
      ) AS newest
      GROUP BY author_id
      ORDER BY count(*) DESC, max(created_at) DESC`;
    return authors.map(({ id }) => id);
  }
}
