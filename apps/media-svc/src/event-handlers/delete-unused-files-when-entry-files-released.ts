import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { entryFilesReleased } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DeleteUnusedFiles } from '../files/delete-unused-files.ts';

@Controller()
export class DeleteUnusedFilesWhenEntryFilesReleased {
  constructor(private readonly deleteUnusedFiles: DeleteUnusedFiles) {}

  @HandlesEvent(entryFilesReleased)
  async handle(@Payload() event: EventOf<typeof entryFilesReleased>): Promise<void> {
    await this.deleteUnusedFiles.execute(event);
  }
}
