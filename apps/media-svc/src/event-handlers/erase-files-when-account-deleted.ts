import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { deleteAccountRows } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { EraseUserFiles } from '../erasure/erase-user-files.ts';
import { accountDataTables } from '../erasure/tables.ts';

@Controller()
export class EraseFilesWhenAccountDeleted {
  constructor(
    private readonly database: Database,
    private readonly eraseUserFiles: EraseUserFiles,
  ) {}

  /**
   * Deletes all files of the deleted account, then its other rows. The objects are deleted first, because the rows are needed to find them.
   * Handling the event again is harmless.
   */
  @HandlesEvent(accountDeleted)
  async handle(@Payload() event: EventOf<typeof accountDeleted>): Promise<void> {
    const { userId } = event.data;
    await this.eraseUserFiles.execute(userId);
    await handleOnce(this.database, event, (tx) => deleteAccountRows(tx, accountDataTables, userId));
  }
}
