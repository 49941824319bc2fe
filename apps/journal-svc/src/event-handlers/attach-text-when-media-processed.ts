import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { attachFileText } from '../entries/file-texts.ts';

/** So that a text that was not ready when the memory was saved (long recordings, busy workers) reaches it by itself. */
@Controller()
export class AttachTextWhenMediaProcessed {
  constructor(private readonly database: Database) {}

  @HandlesEvent(mediaProcessed)
  async handle(@Payload() event: EventOf<typeof mediaProcessed>): Promise<void> {
    const { extractedText } = event.data;
    if (extractedText === null) return;
    await handleOnce(this.database, event, (tx) => attachFileText(tx, { ...event.data, extractedText }));
  }
}
