import { languageInternalRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { FellowLearners } from './fellow-learners.ts';

const { listFellowLearners } = languageInternalRoutes;

/** What social-svc asks for its recommendations. */
@Controller()
export class FellowLearnersController {
  constructor(private readonly learners: FellowLearners) {}

  @ImplementsRoute(listFellowLearners)
  async list(@Param({ schema: listFellowLearners.params }) { userId }: { userId: string }) {
    return { learners: await this.learners.of(userId) };
  }
}
