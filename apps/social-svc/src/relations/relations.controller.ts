import { relationRoutes as routes, type UserPair } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ListRelations } from './list-relations.ts';
import { ReadRelations } from './read-relations.ts';

/** Internal routes with which journal-svc compares its copies of relations with the relations in this service. */
@Controller()
export class RelationsController {
  constructor(
    private readonly listRelations: ListRelations,
    private readonly readRelations: ReadRelations,
  ) {}

  @ImplementsRoute(routes.listRelations)
  list(@Body({ schema: routes.listRelations.body }) { after }: { after: string | null }) {
    return this.listRelations.execute(after);
  }

  @ImplementsRoute(routes.readRelations)
  read(@Body({ schema: routes.readRelations.body }) { pairs }: { pairs: UserPair[] }) {
    return this.readRelations.execute(pairs);
  }
}
