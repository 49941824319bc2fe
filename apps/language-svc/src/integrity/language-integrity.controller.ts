import { dataOwnerRoutes } from '@memory/contracts';
import { type DataOwnersQuery, ImplementsRoute, listDataOwners } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Database } from '../database.ts';

const OWNER_COLUMNS = {
  vocabulary_item: 'user_id',
  vocabulary_count: 'user_id',
  counted_entry: 'user_id',
  word_lookup: 'user_id',
  word_split: 'user_id',
  learner: 'user_id',
  learning_settings: 'user_id',
};

/** The internal route through which social-svc looks for data of accounts that do not exist. */
@Controller()
export class LanguageIntegrityController {
  constructor(private readonly database: Database) {}

  @ImplementsRoute(dataOwnerRoutes.listDataOwners)
  async listOwners(
    @Body({ schema: dataOwnerRoutes.listDataOwners.body }) query: DataOwnersQuery,
  ): Promise<{ userIds: string[] }> {
    return { userIds: await listDataOwners(this.database, OWNER_COLUMNS, query) };
  }
}
