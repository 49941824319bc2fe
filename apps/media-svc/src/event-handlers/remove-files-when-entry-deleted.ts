import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { entryDeleted } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RemoveUnusedFiles } from '../files/remove-unused-files.ts';

@Controller()
export class RemoveFilesWhenEntryDeleted {
  constructor(private readonly removal: RemoveUnusedFiles) {}

  @HandlesEvent(entryDeleted)
  async handle(@Payload() event: EventOf<typeof entryDeleted>): Promise<void> {
    await this.removal.after(event);
  }
}
