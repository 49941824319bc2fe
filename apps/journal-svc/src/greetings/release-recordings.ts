import { writeOutbox } from '@memory/event-bus';
import { entryFilesReleased } from '@memory/events';
import type { Transaction } from '../database.ts';

/** A greeting that is being deleted, or whose recording is being replaced. */
interface GreetingWithRecording {
  readonly entryId: string;
  readonly giverId: string;
  readonly recordingId: string | null;
}

/**
 * Publishes `entry.files_released` for the recordings of greetings, so that media-svc deletes those that nothing else uses. Called after the
 * statement that deletes or changes the greetings.
 */
export async function releaseRecordings(tx: Transaction, greetings: readonly GreetingWithRecording[]): Promise<void> {
  for (const { entryId, giverId, recordingId } of greetings) {
    if (recordingId === null) continue;
    const data = { entryId, authorId: giverId, fileIds: [recordingId] };
    await writeOutbox(tx, entryFilesReleased, { entityId: entryId, data });
  }
}
