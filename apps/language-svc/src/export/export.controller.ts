import { exportPartRoutes } from '@memory/contracts';
import { CurrentViewer, Implements, sendExport, type Viewer } from '@memory/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ExportVocabulary } from './export-vocabulary.ts';

const { exportPart } = exportPartRoutes;

@Controller()
export class ExportController {
  constructor(private readonly vocabulary: ExportVocabulary) {}

  @Implements(exportPart)
  async export(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: exportPart.params }) { userId }: { userId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, viewer, userId, () => ({ vocabulary: this.vocabulary.of(userId) }));
  }
}
