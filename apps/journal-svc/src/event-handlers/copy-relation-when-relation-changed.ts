import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { relationChanged } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { storeCommittedRelations } from '../relations/relation-rows.ts';

/**
 * Stores a changed relation of two users: grants access to entries, or confirms that access was withdrawn. The handler needs no row in
 * `handled_event`, because a repeated event has no newer version and therefore no effect.
 */
@Controller()
export class CopyRelationWhenRelationChanged {
  constructor(private readonly database: Database) {}

  @HandlesEvent(relationChanged)
  async handle(@Payload() { data }: EventOf<typeof relationChanged>): Promise<void> {
    await storeCommittedRelations(this.database, [data]);
  }
}
