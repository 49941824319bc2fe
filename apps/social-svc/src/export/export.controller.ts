import { exportPartRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, sendExportPart, type Viewer } from '@memory/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ExportUserData } from './export-user-data.ts';

const { exportServiceData } = exportPartRoutes;

@Controller()
export class ExportPartController {
  constructor(private readonly exportUserData: ExportUserData) {}

  @ImplementsRoute(exportServiceData)
  async export(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: exportServiceData.params }) { userId }: { userId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExportPart(reply, viewer, userId, () => this.exportUserData.execute(userId));
  }
}
