import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { entryFilesReleased } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RemoveUnusedFiles } from '../files/remove-unused-files.ts';

@Controller()
export class RemoveFilesWhenReleased {
  constructor(private readonly removal: RemoveUnusedFiles) {}

  @HandlesEvent(entryFilesReleased)
  async handle(@Payload() event: EventOf<typeof entryFilesReleased>): Promise<void> {
    await this.removal.after(event);
  }
}
