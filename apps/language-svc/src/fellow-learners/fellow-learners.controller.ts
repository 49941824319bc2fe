import { languageInternalRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { ListFellowLearners } from './list-fellow-learners.ts';

const { listFellowLearners } = languageInternalRoutes;

/** The internal route from which social-svc requests users with shared vocabulary, for its friend recommendations. */
@Controller()
export class FellowLearnersController {
  constructor(private readonly users: ListFellowLearners) {}

  @ImplementsRoute(listFellowLearners)
  async list(@Param({ schema: listFellowLearners.params }) { userId }: { userId: string }) {
    return { learners: await this.users.execute(userId) };
  }
}
