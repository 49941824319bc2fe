import { type Entry, journalRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { presentEntry } from '../entries/entry.presenter.ts';
import { ReadSharedEntry } from './read-shared-entry.ts';

const { sharedEntry } = journalRoutes;

@Controller()
export class SharingController {
  constructor(private readonly readSharedEntry: ReadSharedEntry) {}

  /** Responds with the entry of a share link. The header keeps the link out of the `Referer` header that linked sites receive. */
  @ImplementsRoute(sharedEntry)
  @Header('referrer-policy', 'no-referrer')
  async read(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: sharedEntry.params }) { shareId }: { shareId: string },
  ): Promise<Entry> {
    return presentEntry(await this.readSharedEntry.execute(shareId, viewer), viewer);
  }
}
