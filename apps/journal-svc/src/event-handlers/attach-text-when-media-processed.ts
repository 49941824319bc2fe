import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { attachExtractedText } from '../entries/extracted-texts.ts';
import { MediaClient } from '../peers/media-client.ts';

type MediaProcessed = EventOf<typeof mediaProcessed>;

/**
 * The minimum age in milliseconds of an event whose file may have been deleted since. Such an event was delivered late, or was delivered again
 * after its row in `handled_event` had been deleted. Most events are younger, and their handling does not ask media-svc.
 */
const LATE_MS = 3_600_000;

/** Adds an extracted text to the entries that use its file. Transcription and OCR often end after the entry was saved. */
@Controller()
export class AttachTextWhenMediaProcessed {
  constructor(
    private readonly database: Database,
    private readonly media: MediaClient,
  ) {}

  @HandlesEvent(mediaProcessed)
  async handle(@Payload() event: MediaProcessed): Promise<void> {
    const { extractedText } = event.data;
    if (extractedText === null || (await this.isTextOfDeletedFile(event))) return;
    await handleOnce(this.database, event, (tx) => attachExtractedText(tx, { ...event.data, extractedText }));
  }

  /**
   * Whether the event is late and its file does not exist any more. The text of such a file must not be stored again, because no later event would
   * delete it.
   * @throws ApiError `service_unavailable`; the event is then delivered again
   */
  private async isTextOfDeletedFile({ occurredAt, data: { fileId, ownerId } }: MediaProcessed): Promise<boolean> {
    if (Date.now() - Date.parse(occurredAt) < LATE_MS) return false;
    if ((await this.database.entryFile.count({ where: { fileId } })) > 0) return false;
    return (await this.media.describeFiles(ownerId, [fileId])).length === 0;
  }
}
