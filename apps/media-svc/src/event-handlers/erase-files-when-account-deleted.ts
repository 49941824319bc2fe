import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { deleteAccountRows } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { EraseFiles } from '../erasure/erase-files.ts';
import { tables } from '../erasure/tables.ts';

@Controller()
export class EraseFilesWhenAccountDeleted {
  constructor(
    private readonly database: Database,
    private readonly files: EraseFiles,
  ) {}

  /** The files first, while their rows still say which they are; doing it twice does no harm. */
  @HandlesEvent(accountDeleted)
  async handle(@Payload() event: EventOf<typeof accountDeleted>): Promise<void> {
    const { userId } = event.data;
    await this.files.of(userId);
    await handleOnce(this.database, event, (tx) => deleteAccountRows(tx, tables, userId));
  }
}
