import { type EntryText, journalTextRoutes } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { OwnTexts } from './own-texts.ts';

const { listOwnTexts, readOwnText } = journalTextRoutes;

/** What language-svc asks, in the author's name, to count and collect the words of their memories. */
@Controller()
export class TextsController {
  constructor(private readonly texts: OwnTexts) {}

  @ImplementsRoute(listOwnTexts)
  list(
    @SignedInUser() userId: string,
    @Query({ schema: listOwnTexts.query }) query: z.output<typeof listOwnTexts.query>,
  ) {
    return this.texts.list(userId, query);
  }

  @ImplementsRoute(readOwnText)
  read(
    @SignedInUser() userId: string,
    @Param({ schema: readOwnText.params }) { id }: { id: string },
  ): Promise<EntryText> {
    return this.texts.read(userId, id);
  }
}
