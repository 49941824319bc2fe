import { type RosterConfirmations, type RosterPreview, type RosterResult, rosterRoutes } from '@memory/contracts';
import { CurrentIdempotentRequest, type IdempotentRequest, ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApplyRoster } from './apply-roster.ts';
import { ExportClassRoster } from './export-class-roster.ts';
import { PreviewClassRoster } from './preview-class-roster.ts';
import { PreviewSchoolRoster } from './preview-school-roster.ts';

const { previewClassRoster, previewSchoolRoster, applyRoster, exportClassRoster } = rosterRoutes;

@Controller()
export class RostersController {
  constructor(
    private readonly previewClassRoster: PreviewClassRoster,
    private readonly previewSchoolRoster: PreviewSchoolRoster,
    private readonly applyRoster: ApplyRoster,
    private readonly exportClassRoster: ExportClassRoster,
  ) {}

  @ImplementsRoute(previewClassRoster)
  previewClass(
    @SignedInUser() viewerId: string,
    @Param({ schema: previewClassRoster.params }) { id }: { id: string },
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() idempotentRequest: IdempotentRequest | null,
  ): Promise<RosterPreview> {
    return this.previewClassRoster.execute(viewerId, id, request, idempotentRequest);
  }

  @ImplementsRoute(previewSchoolRoster)
  previewSchool(
    @SignedInUser() viewerId: string,
    @Req() request: FastifyRequest,
    @CurrentIdempotentRequest() idempotentRequest: IdempotentRequest | null,
  ): Promise<RosterPreview> {
    return this.previewSchoolRoster.execute(viewerId, request, idempotentRequest);
  }

  @ImplementsRoute(applyRoster)
  apply(
    @SignedInUser() viewerId: string,
    @Param({ schema: applyRoster.params }) { id }: { id: string },
    @Body({ schema: applyRoster.body }) confirmations: RosterConfirmations,
  ): Promise<RosterResult> {
    return this.applyRoster.execute(viewerId, id, confirmations);
  }

  @ImplementsRoute(exportClassRoster)
  async export(
    @SignedInUser() viewerId: string,
    @Param({ schema: exportClassRoster.params }) { id }: { id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const csv = await this.exportClassRoster.execute(viewerId, id);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="memory-roster.csv"')
      .header('cache-control', 'no-store')
      .send(csv);
  }
}
