import { exportPartRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, sendExportPart, type Viewer } from '@memory/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ReadLearningSettings } from '../learning-settings/read-learning-settings.ts';
import { ExportReviews } from './export-reviews.ts';
import { ExportVocabulary } from './export-vocabulary.ts';

const { exportServiceData } = exportPartRoutes;

@Controller()
export class ExportPartController {
  constructor(
    private readonly vocabulary: ExportVocabulary,
    private readonly settings: ReadLearningSettings,
    private readonly reviews: ExportReviews,
  ) {}

  @ImplementsRoute(exportServiceData)
  async export(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: exportServiceData.params }) { userId }: { userId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExportPart(reply, viewer, userId, async () => ({
      vocabulary: this.vocabulary.execute(userId),
      learningSettings: await this.settings.execute(userId),
      reviews: this.reviews.execute(userId),
    }));
  }
}
