import { type EntryText, journalTextRoutes } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ListEntryTexts } from './list-entry-texts.ts';
import { ReadEntryText } from './read-entry-text.ts';

const { listOwnTexts, readOwnText } = journalTextRoutes;

/** Internal routes for the texts of an author's entries. language-svc calls them with the author's identity, to count and extract words. */
@Controller()
export class EntryTextsController {
  constructor(
    private readonly listEntryTexts: ListEntryTexts,
    private readonly readEntryText: ReadEntryText,
  ) {}

  @ImplementsRoute(listOwnTexts)
  list(
    @SignedInUser() userId: string,
    @Query({ schema: listOwnTexts.query }) query: z.output<typeof listOwnTexts.query>,
  ) {
    return this.listEntryTexts.execute(userId, query);
  }

  @ImplementsRoute(readOwnText)
  read(
    @SignedInUser() userId: string,
    @Param({ schema: readOwnText.params }) { id }: { id: string },
  ): Promise<EntryText> {
    return this.readEntryText.execute(userId, id);
  }
}
