import { dataOwnerRoutes, entryIntegrityRoutes, type EntryVersion } from '@memory/contracts';
import { type DataOwnersQuery, ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { FindEntryVersions } from './find-entry-versions.ts';
import { FindFilesWithoutText } from './find-files-without-text.ts';
import { ListDataOwners } from './list-data-owners.ts';

const { findEntryVersions, findFilesWithoutText } = entryIntegrityRoutes;
const { listDataOwners } = dataOwnerRoutes;

/** Internal routes through which the integrity checks of other services compare their data with the data of this service. */
@Controller()
export class JournalIntegrityController {
  constructor(
    private readonly entryVersions: FindEntryVersions,
    private readonly filesWithoutText: FindFilesWithoutText,
    private readonly dataOwners: ListDataOwners,
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

  @ImplementsRoute(listDataOwners)
  async listOwners(@Body({ schema: listDataOwners.body }) query: DataOwnersQuery): Promise<{ userIds: string[] }> {
    return { userIds: await this.dataOwners.execute(query) };
  }
}
