import { exportPartRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, sendExportPart, type Viewer } from '@memory/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GreetingSettingsRepository } from '../greetings/greeting-settings.ts';
import { OnThisDaySettingsRepository } from '../own-past/on-this-day-settings.ts';
import { ExportEntries } from './export-entries.ts';
import { ExportGreetings } from './export-greetings.ts';

const { exportServiceData } = exportPartRoutes;

@Controller()
export class ExportPartController {
  constructor(
    private readonly entries: ExportEntries,
    private readonly onThisDaySettings: OnThisDaySettingsRepository,
    private readonly greetings: ExportGreetings,
    private readonly greetingSettings: GreetingSettingsRepository,
  ) {}

  @ImplementsRoute(exportServiceData)
  async export(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: exportServiceData.params }) { userId }: { userId: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExportPart(reply, viewer, userId, async () => ({
      entries: this.entries.execute(userId),
      onThisDay: await this.onThisDaySettings.read(userId),
      greetings: this.greetings.execute(userId),
      greetingSettings: await this.greetingSettings.read(userId),
    }));
  }
}
