import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { attachExtractedText } from '../entries/extracted-texts.ts';

/** Adds an extracted text to the entries that use its file. Transcription and OCR often end after the entry was saved. */
@Controller()
export class AttachTextWhenMediaProcessed {
  constructor(private readonly database: Database) {}

  @HandlesEvent(mediaProcessed)
  async handle(@Payload() event: EventOf<typeof mediaProcessed>): Promise<void> {
    const { extractedText } = event.data;
    if (extractedText === null) return;
    await handleOnce(this.database, event, (tx) => attachExtractedText(tx, { ...event.data, extractedText }));
  }
}
