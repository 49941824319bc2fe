import { dataOwnerRoutes, entryIntegrityRoutes, type EntryVersion } from '@memory/contracts';
import { type DataOwnersQuery, ImplementsRoute, listDataOwners } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Database } from '../database.ts';
import { FindEntryVersions } from './find-entry-versions.ts';
import { FindFilesWithoutText } from './find-files-without-text.ts';

const { findEntryVersions, findFilesWithoutText } = entryIntegrityRoutes;

/** The columns with ids of users. The table `entry` is not among them, because every entry has a row in `author`. */
const OWNER_COLUMNS = {
  author: 'user_id',
  author_counter: 'author_id',
  file_text: 'owner_id',
  user_relation: 'user_id',
};

/** Internal routes through which the integrity checks of other services compare their data with the data of this service. */
@Controller()
export class JournalIntegrityController {
  constructor(
    private readonly entryVersions: FindEntryVersions,
    private readonly filesWithoutText: FindFilesWithoutText,
    private readonly database: Database,
  ) {}

  @ImplementsRoute(findEntryVersions)
  async findVersions(
    @Body({ schema: findEntryVersions.body }) { entries }: { entries: { id: string; authorId: string }[] },
  ): Promise<{ entries: EntryVersion[] }> {
    return { entries: await this.entryVersions.execute(entries) };
  }

  @ImplementsRoute(findFilesWithoutText)
  async findWithoutText(
    @Body({ schema: findFilesWithoutText.body }) { ids }: { ids: string[] },
  ): Promise<{ ids: string[] }> {
    return { ids: await this.filesWithoutText.execute(ids) };
  }

  @ImplementsRoute(dataOwnerRoutes.listDataOwners)
  async listOwners(
    @Body({ schema: dataOwnerRoutes.listDataOwners.body }) query: DataOwnersQuery,
  ): Promise<{ userIds: string[] }> {
    return { userIds: await listDataOwners(this.database, OWNER_COLUMNS, query) };
  }
}
