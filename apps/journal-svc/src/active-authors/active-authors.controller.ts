import { journalAuthorRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { ListActiveAuthors } from './list-active-authors.ts';

/** Internal route that lists active authors; social-svc calls it for friend recommendations. */
@Controller()
export class ActiveAuthorsController {
  constructor(private readonly listActiveAuthors: ListActiveAuthors) {}

  @ImplementsRoute(journalAuthorRoutes.listActiveAuthors)
  async list() {
    return { ids: await this.listActiveAuthors.execute() };
  }
}
