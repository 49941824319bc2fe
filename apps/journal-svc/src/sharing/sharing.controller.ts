import { type Entry, journalRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { presentEntry } from '../entries/entry.presenter.ts';
import { OpenShareLink } from './open-share-link.ts';

const { sharedEntry } = journalRoutes;

@Controller()
export class SharingController {
  constructor(private readonly links: OpenShareLink) {}

  /** For those whom the link was given to, and not for search engines. */
  @ImplementsRoute(sharedEntry)
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  async open(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: sharedEntry.params }) { shareId }: { shareId: string },
  ): Promise<Entry> {
    return presentEntry(await this.links.run(shareId), viewer);
  }
}
