import { exportPartRoutes } from '@memory/contracts';
import { CurrentViewer, Implements, sendExport, type Viewer } from '@memory/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ExportPerson } from './export-person.ts';

const { exportPart } = exportPartRoutes;

@Controller()
export class ExportController {
  constructor(private readonly person: ExportPerson) {}

  @Implements(exportPart)
  async export(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: exportPart.params }) { userId }: { userId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, viewer, userId, () => this.person.of(userId));
  }
}
