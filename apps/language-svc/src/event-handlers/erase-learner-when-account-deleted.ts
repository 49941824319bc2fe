import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { deleteAccountRows } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { tables } from '../erasure/tables.ts';

@Controller()
export class EraseLearnerWhenAccountDeleted {
  constructor(private readonly database: Database) {}

  @HandlesEvent(accountDeleted)
  async handle(@Payload() event: EventOf<typeof accountDeleted>): Promise<void> {
    await handleOnce(this.database, event, (tx) => deleteAccountRows(tx, tables, event.data.userId), {
      timeout: 60_000,
    });
  }
}
