import { exportAdminRoutes, exportRoutes } from '@memory/contracts';
import type { SecurityEvent } from '@memory/events';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CreateExportArchive } from './create-export-archive.ts';

@Controller()
export class ExportController {
  constructor(private readonly createExportArchive: CreateExportArchive) {}

  @ImplementsRoute(exportRoutes.exportOwnData)
  async export(@SignedInUser() userId: string, @Res() reply: FastifyReply): Promise<void> {
    await this.send(userId, reply, { event: 'export.downloaded', userId });
  }

  @ImplementsRoute(exportAdminRoutes.exportUserData)
  async exportUserData(
    @Param({ schema: exportAdminRoutes.exportUserData.params }) { userId }: { userId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(userId, reply, { event: 'admin.export_downloaded', targetUserId: userId });
  }

  private async send(userId: string, reply: FastifyReply, recorded: SecurityEvent<'media'>): Promise<void> {
    const now = new Date();
    const archive = await this.createExportArchive.execute(userId, now, recorded);
    void reply
      .type('application/zip')
      .header(
        'content-disposition',
        `attachment; filename="memory-export-${now.toISOString().slice(0, 'yyyy-mm-dd'.length)}.zip"`,
      )
      .header('cache-control', 'no-store')
      .send(archive);
  }
}
