import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { entryDeleted } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DeleteUnusedFiles } from '../files/delete-unused-files.ts';

@Controller()
export class DeleteUnusedFilesWhenEntryDeleted {
  constructor(private readonly deleteUnusedFiles: DeleteUnusedFiles) {}

  @HandlesEvent(entryDeleted)
  async handle(@Payload() event: EventOf<typeof entryDeleted>): Promise<void> {
    await this.deleteUnusedFiles.execute(event);
  }
}
