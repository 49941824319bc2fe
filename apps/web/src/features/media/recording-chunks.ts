import { clear, createStore, delMany, keys, set, type UseStore, values } from 'idb-keyval';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';

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

/**
 * A chunk as it is stored. The stored field names are those of the app's first version, because browsers still contain records written by
 * that version.
 */
type StoredChunk = Omit<RecordingChunk, 'draftId' | 'index'> & { place: string; n: number };

let chunkStore: UseStore | undefined;
// The database is opened at its first use and inside `ignoreStorageErrors`, because opening it throws an error in a browser without
// IndexedDB.
const openChunkStore = (): UseStore => (chunkStore ??= createStore('memory-held-parts', 'parts'));

/** Stores a chunk until its recording is finished. */
export function storeRecordingChunk({ draftId, index, ...chunk }: RecordingChunk): Promise<void> {
  const stored: StoredChunk = { ...chunk, place: draftId, n: index };
  return ignoreStorageErrors(() => set(`${chunk.id}/${index}`, stored, openChunkStore()), undefined);
}

/** Deletes the chunks of a finished recording. */
export function deleteRecordingChunks(recordingId: string): Promise<void> {
  return ignoreStorageErrors(async () => {
    const all = await keys<string>(openChunkStore());
    await delMany(
      all.filter((key) => key.startsWith(`${recordingId}/`)),
      openChunkStore(),
    );
  }, undefined);
}

/** Deletes the recording chunks of all users on this device. */
export const deleteAllRecordingChunks = (): Promise<void> =>
  ignoreStorageErrors(() => clear(openChunkStore()), undefined);

/**
 * Loads the recordings of a draft that a crash interrupted: those whose chunks are still stored.
 * @throws when the browser rejects access to IndexedDB
 */
export async function loadInterruptedRecordings(userId: string, draftId: string): Promise<InterruptedRecording[]> {
  const stored = await values<StoredChunk>(openChunkStore());
  const chunks = stored.filter((chunk) => chunk.userId === userId && chunk.place === draftId);
  return joinRecordingChunks(chunks.map(({ place, n, ...rest }) => ({ ...rest, draftId: place, index: n })));
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
