import { journalAuthorRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { ActiveAuthors } from './active-authors.ts';

/** What social-svc asks for its recommendations. */
@Controller()
export class ActiveAuthorsController {
  constructor(private readonly authors: ActiveAuthors) {}

  @ImplementsRoute(journalAuthorRoutes.listActiveAuthors)
  async list() {
    return { ids: await this.authors.list() };
  }
}
