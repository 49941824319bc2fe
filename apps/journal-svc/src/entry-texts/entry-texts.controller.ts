import { type EntryText, journalTextRoutes, type NewestTexts } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { FindEntryTexts } from './find-entry-texts.ts';
import { FindNewestEntryTexts } from './find-newest-entry-texts.ts';
import { ListEntryTexts } from './list-entry-texts.ts';
import { ReadEntryText } from './read-entry-text.ts';

const { findNewestOwnTexts, findOwnTexts, listOwnTexts, readOwnText } = journalTextRoutes;

/** Internal routes for the texts of an author's entries. language-svc calls them with the author's identity, to count and extract words. */
@Controller()
export class EntryTextsController {
  constructor(
    private readonly listEntryTexts: ListEntryTexts,
    private readonly readEntryText: ReadEntryText,
    private readonly findEntryTexts: FindEntryTexts,
    private readonly findNewestEntryTexts: FindNewestEntryTexts,
  ) {}

  @ImplementsRoute(listOwnTexts)
  list(
    @SignedInUser() userId: string,
    @Query({ schema: listOwnTexts.query }) query: z.output<typeof listOwnTexts.query>,
  ) {
    return this.listEntryTexts.execute(userId, query);
  }

  @ImplementsRoute(findOwnTexts)
  async find(
    @SignedInUser() userId: string,
    @Body({ schema: findOwnTexts.body }) { words }: z.output<typeof findOwnTexts.body>,
  ) {
    return { found: await this.findEntryTexts.execute(userId, words) };
  }

  @ImplementsRoute(findNewestOwnTexts)
  findNewest(
    @SignedInUser() userId: string,
    @Body({ schema: findNewestOwnTexts.body }) { words }: z.output<typeof findNewestOwnTexts.body>,
  ): Promise<NewestTexts> {
    return this.findNewestEntryTexts.execute(userId, words);
  }

  @ImplementsRoute(readOwnText)
  read(
    @SignedInUser() userId: string,
    @Param({ schema: readOwnText.params }) { id }: { id: string },
  ): Promise<EntryText> {
    return this.readEntryText.execute(userId, id);
  }
}
