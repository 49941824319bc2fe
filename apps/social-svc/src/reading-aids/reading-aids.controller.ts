import { type ReadingAids, type ReadingAidsChanges, readingAidsRoutes } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ReadReadingAids } from './read-reading-aids.ts';
import { UpdateReadingAids } from './update-reading-aids.ts';

const { readReadingAids, updateReadingAids } = readingAidsRoutes;

@Controller()
export class ReadingAidsController {
  constructor(
    private readonly readAids: ReadReadingAids,
    private readonly updateAids: UpdateReadingAids,
  ) {}

  @ImplementsRoute(readReadingAids)
  read(@SignedInUser() userId: string): Promise<ReadingAids> {
    return this.readAids.execute(userId);
  }

  @ImplementsRoute(updateReadingAids)
  update(
    @SignedInUser() userId: string,
    @Body({ schema: updateReadingAids.body }) changes: ReadingAidsChanges,
  ): Promise<ReadingAids> {
    return this.updateAids.execute(userId, changes);
  }
}
