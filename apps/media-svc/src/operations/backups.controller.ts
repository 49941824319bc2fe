import { type BackupResult, mediaInternalRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Database } from '../database.ts';

const { recordBackup } = mediaInternalRoutes;

/** The route that `npm run admin -- backup` calls when it ends. */
@Controller()
export class BackupsController {
  constructor(private readonly database: Database) {}

  @ImplementsRoute(recordBackup)
  async record(@Body({ schema: recordBackup.body }) { backup }: BackupResult): Promise<void> {
    const success = backup && { ...backup, succeededAt: new Date(), failures: 0 };
    await this.database.lastBackup.upsert({
      where: { isOnlyRow: true },
      create: success ?? { failures: 1 },
      update: success ?? { failures: { increment: 1 } },
    });
  }
}
