import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { relationChanged } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { storeCommittedRelations } from '../relations/relation-rows.ts';

/** Gives sight, or confirms that it was taken away. A repeated event needs no row of `handled_event`: its version is not newer. */
@Controller()
export class CopyRelationWhenRelationChanged {
  constructor(private readonly database: Database) {}

  @HandlesEvent(relationChanged)
  async handle(@Payload() { data }: EventOf<typeof relationChanged>): Promise<void> {
    await storeCommittedRelations(this.database, [data]);
  }
}
