import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { recordingConverted } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { replaceRecordingEverywhere } from '../entries/replace-recording-everywhere.ts';

/** So that a memory plays on every device, and the old file can go. */
@Controller()
export class PointEntriesAtSuccessorWhenRecordingConverted {
  constructor(private readonly database: Database) {}

  @HandlesEvent(recordingConverted)
  async handle(@Payload() event: EventOf<typeof recordingConverted>): Promise<void> {
    await handleOnce(this.database, event, (tx) => replaceRecordingEverywhere(tx, event.data));
  }
}
