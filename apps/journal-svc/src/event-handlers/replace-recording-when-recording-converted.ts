import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { recordingConverted } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { replaceConvertedRecording } from '../entries/replace-recording.ts';

/** The new file plays on every device; the event for the old file lets media-svc delete it. */
@Controller()
export class ReplaceRecordingWhenRecordingConverted {
  constructor(private readonly database: Database) {}

  @HandlesEvent(recordingConverted)
  async handle(@Payload() event: EventOf<typeof recordingConverted>): Promise<void> {
    await handleOnce(this.database, event, (tx) => replaceConvertedRecording(tx, event.data));
  }
}
