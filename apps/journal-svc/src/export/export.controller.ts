import { exportPartRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, sendExportPart, type Viewer } from '@memory/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ExportEntries } from './export-entries.ts';

const { exportServiceData } = exportPartRoutes;

@Controller()
export class ExportPartController {
  constructor(private readonly entries: ExportEntries) {}

  @ImplementsRoute(exportServiceData)
  async export(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: exportServiceData.params }) { userId }: { userId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExportPart(reply, viewer, userId, () => ({ entries: this.entries.execute(userId) }));
  }
}
