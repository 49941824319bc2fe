import { type DataOwnersQuery, listDataOwners } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

const OWNER_COLUMNS = {
  author: 'user_id',
  author_counter: 'author_id',
  file_text: 'owner_id',
  user_relation: 'user_id',
};

@Injectable()
export class ListDataOwners {
  constructor(private readonly database: Database) {}

  /**
   * Returns the ids of users with entries, counters, extracted texts or relations. The table `entry` is not read, because every entry has a row in
   * `author`.
   */
  execute(query: DataOwnersQuery): Promise<string[]> {
    return listDataOwners(this.database, OWNER_COLUMNS, query);
  }
}
