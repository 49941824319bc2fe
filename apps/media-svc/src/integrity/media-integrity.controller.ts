import { dataOwnerRoutes, fileIntegrityRoutes } from '@memory/contracts';
import { type DataOwnersQuery, ImplementsRoute, listDataOwners } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Database } from '../database.ts';

const { findExistingFiles } = fileIntegrityRoutes;

const OWNER_COLUMNS = { file: 'owner_id', storage_usage: 'owner_id', speaker: 'owner_id', profile_version: 'owner_id' };

/** Internal routes through which the integrity checks of other services compare their data with the data of this service. */
@Controller()
export class MediaIntegrityController {
  constructor(private readonly database: Database) {}

  @ImplementsRoute(findExistingFiles)
  async findExisting(@Body({ schema: findExistingFiles.body }) { ids }: { ids: string[] }): Promise<{ ids: string[] }> {
    const files = await this.database.file.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return { ids: files.map(({ id }) => id) };
  }

  @ImplementsRoute(dataOwnerRoutes.listDataOwners)
  async listOwners(
    @Body({ schema: dataOwnerRoutes.listDataOwners.body }) query: DataOwnersQuery,
  ): Promise<{ userIds: string[] }> {
    return { userIds: await listDataOwners(this.database, OWNER_COLUMNS, query) };
  }
}
