import { exportPartRoutes } from '@memory/contracts';
import { CurrentViewer, Implements, sendExport, type Viewer } from '@memory/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ExportEntries } from './export-entries.ts';

const { exportPart } = exportPartRoutes;

@Controller()
export class ExportController {
  constructor(private readonly entries: ExportEntries) {}

  @Implements(exportPart)
  async export(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: exportPart.params }) { userId }: { userId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, viewer, userId, () => ({ entries: this.entries.of(userId) }));
  }
}
