import { type EntryText, journalTextsRoutes } from '@memory/contracts';
import { Implements, SignedInUser } from '@memory/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { OwnTexts } from './own-texts.ts';

const { listOwnTexts, readOwnText } = journalTextsRoutes;

/** What language-svc asks, in the author's name, to count and collect the words of their memories. */
@Controller()
export class TextsController {
  constructor(private readonly texts: OwnTexts) {}

  @Implements(listOwnTexts)
  list(
    @SignedInUser() userId: string,
    @Query({ schema: listOwnTexts.query }) query: z.output<typeof listOwnTexts.query>,
  ) {
    return this.texts.list(userId, query);
  }

  @Implements(readOwnText)
  read(
    @SignedInUser() userId: string,
    @Param({ schema: readOwnText.params }) { id }: { id: string },
  ): Promise<EntryText> {
    return this.texts.read(userId, id);
  }
}
