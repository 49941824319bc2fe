import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { recordingConverted } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { replaceConvertedRecording } from '../entries/replace-recording.ts';

/**
 * Replaces a recording in its entries by the converted file, which plays on every device, and publishes an event for the old file, so
 * that media-svc deletes the old file.
 */
@Controller()
export class ReplaceRecordingWhenRecordingConverted {
  constructor(private readonly database: Database) {}

  @HandlesEvent(recordingConverted)
  async handle(@Payload() event: EventOf<typeof recordingConverted>): Promise<void> {
    await handleOnce(this.database, event, (tx) => replaceConvertedRecording(tx, event.data));
  }
}
