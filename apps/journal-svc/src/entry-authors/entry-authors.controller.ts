import { journalInternalRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { EntryAccess } from '../entries/entry-access.ts';

const { readEntryAuthor } = journalInternalRoutes;

/** Internal route: social-svc calls it before it stores a viewer's report of an entry. */
@Controller()
export class EntryAuthorsController {
  constructor(private readonly entryAccess: EntryAccess) {}

  @ImplementsRoute(readEntryAuthor)
  async read(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: readEntryAuthor.params }) { id }: { id: string },
  ): Promise<{ authorId: string }> {
    const { authorId } = await this.entryAccess.findVisible(id, viewer);
    return { authorId };
  }
}
