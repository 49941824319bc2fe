import { type Entry, journalRoutes } from '@memory/contracts';
import { CurrentViewer, Implements, type Viewer } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { presentEntry } from '../entries/entry.presenter.ts';
import { OpenShareLink } from './open-share-link.ts';

const { sharedEntry } = journalRoutes;

@Controller()
export class SharingController {
  constructor(private readonly links: OpenShareLink) {}

  @Implements(sharedEntry)
  async open(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: sharedEntry.params }) { shareId }: { shareId: string },
  ): Promise<Entry> {
    return presentEntry(await this.links.run(shareId), viewer);
  }
}
