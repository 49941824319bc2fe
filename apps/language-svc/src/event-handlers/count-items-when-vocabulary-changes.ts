import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { vocabularyChanged } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { CountAddedItems } from '../vocabulary/count-added-items.ts';

/**
 * Counts added items in all entries of their owner. The request that added the items does not wait for the count. A repeated event finds no
 * uncounted items.
 */
@Controller()
export class CountItemsWhenVocabularyChanges {
  constructor(private readonly countAddedItems: CountAddedItems) {}

  @HandlesEvent(vocabularyChanged)
  async handle(@Payload() { data }: EventOf<typeof vocabularyChanged>): Promise<void> {
    if (data.hasUncountedItems) await this.countAddedItems.execute(data.userId);
  }
}
