import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import { SealedFileStore } from '../../lib/sealed-storage/sealed-file-store.ts';

/** A recording in the form in which it is restored after a crash: the joined chunks of the recording, up to the last stored chunk. */
interface InterruptedRecording {
  id: string;
  userId: string;
  /** The draft that the recording belongs to: `new` for a new entry, else the id of the entry being edited. */
  draftId: string;
  /** The file name for the upload. */
  name: string;
  blob: Blob;
}

/**
 * About one second of a recording in progress. Chunks are stored in IndexedDB, so that a crash does not lose the recording. `id` is the id
 * of the recording, `index` the chunk's position in the recording.
 */
export type RecordingChunk = InterruptedRecording & { index: number };

export const recordingChunkStore = new SealedFileStore<Omit<RecordingChunk, 'id' | 'blob'>>(
  'memory-held-parts',
  'parts',
);

const chunkKey = (recordingId: string, index: number): string => `${recordingId}/${index}`;
const recordingIdOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

/** Stores a chunk until its recording is finished. */
export async function storeRecordingChunk({ id, blob, ...properties }: RecordingChunk): Promise<void> {
  const key = chunkKey(id, properties.index);
  await ignoreStorageErrors(() => recordingChunkStore.write(key, properties, blob), false);
}

/** Deletes the chunks of a finished recording. */
export const deleteRecordingChunks = (recordingId: string): Promise<void> =>
  ignoreStorageErrors(() => recordingChunkStore.delete((key) => recordingIdOf(key) === recordingId), undefined);

/** Deletes the recording chunks of all users on this device. */
export const deleteAllRecordingChunks = (): Promise<void> =>
  ignoreStorageErrors(() => recordingChunkStore.clear(), undefined);

/**
 * Loads the recordings of a draft that a crash interrupted: the recordings whose chunks are still stored.
 * @throws when the browser rejects access to IndexedDB
 */
export async function loadInterruptedRecordings(userId: string, draftId: string): Promise<InterruptedRecording[]> {
  const stored = await recordingChunkStore.readAll();
  const chunks = stored.map(({ id, properties, blob }) => ({ ...properties, id: recordingIdOf(id), blob }));
  return joinRecordingChunks(chunks.filter((chunk) => chunk.userId === userId && chunk.draftId === draftId));
}

/** Joins the chunks of each recording into one blob. */
export function joinRecordingChunks(chunks: readonly RecordingChunk[]): InterruptedRecording[] {
  return [...new Set(chunks.map(({ id }) => id))].flatMap((id) => {
    const ownChunks = chunks.filter((chunk) => chunk.id === id).toSorted((one, other) => one.index - other.index);
    if (!ownChunks[0]) return [];
    const { index: _, ...recording } = ownChunks[0];
    const blob = new Blob(
      ownChunks.map((chunk) => chunk.blob),
      { type: recording.blob.type },
    );
    return [{ ...recording, blob }];
  });
}
