import { clear, createStore, del, delMany, keys, set, type UseStore, values } from 'idb-keyval';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';

/**
 * Files that were chosen or recorded and have not reached the server yet. They are kept in the browser's own database, so that a
 * reload, a crash or a lost connection loses none. Where the browser refuses (private windows, a full disk), the page works without.
 */
export interface PendingUpload {
  id: string;
  userId: string;
  /** Where it belongs: `new` for today's entry, else the id of the entry that is being edited. */
  place: string;
  role: UploadKind;
  name: string;
  blob: Blob;
  heldAt: number;
}

export type UploadKind = 'audio' | 'image' | 'media';

/** A piece of a recording that is still going on, about a second of it. */
export type RecordingChunk = Omit<PendingUpload, 'role' | 'heldAt'> & { n: number };

let filesStore: UseStore | undefined;
let partsStore: UseStore | undefined;
// opened at their first use and not before: a browser without a database fails there, where that is borne
const inFiles = (): UseStore => (filesStore ??= createStore('memory-held-files', 'files'));
const inParts = (): UseStore => (partsStore ??= createStore('memory-held-parts', 'parts'));

/** @returns whether it will still be there after a reload */
export const storePendingUpload = (file: PendingUpload): Promise<boolean> =>
  ignoreStorageErrors(() => set(file.id, file, inFiles()).then(() => true), false);
export const deletePendingUpload = (id: string): Promise<void> =>
  ignoreStorageErrors(() => del(id, inFiles()), undefined);

export const storeRecordingChunk = (part: RecordingChunk): Promise<void> =>
  ignoreStorageErrors(() => set(`${part.id}/${part.n}`, part, inParts()), undefined);

export function deleteRecordingChunks(recordingId: string): Promise<void> {
  return ignoreStorageErrors(async () => {
    const all = await keys<string>(inParts());
    await delMany(
      all.filter((key) => key.startsWith(`${recordingId}/`)),
      inParts(),
    );
  }, undefined);
}

/** What waits to be sent for one place, oldest first; a recording that a crash cut off is among them, as far as it came. */
export function loadPendingUploads(userId: string, place: string): Promise<PendingUpload[]> {
  return ignoreStorageErrors(async () => {
    const belongs = belongsTo(userId, place);
    for (const file of joinRecordingChunks((await values<RecordingChunk>(inParts())).filter(belongs))) {
      await set(file.id, file, inFiles());
      await deleteRecordingChunks(file.id);
    }
    return (await values<PendingUpload>(inFiles())).filter(belongs).toSorted((one, other) => one.heldAt - other.heldAt);
  }, []);
}

const belongsTo =
  (userId: string, place: string) =>
  (held: Pick<PendingUpload, 'userId' | 'place'>): boolean =>
    held.userId === userId && held.place === place;

/** The recordings that these parts are of. */
export function joinRecordingChunks(some: readonly RecordingChunk[]): PendingUpload[] {
  return [...new Set(some.map(({ id }) => id))].flatMap((id) => {
    const own = some.filter((part) => part.id === id).toSorted((one, other) => one.n - other.n);
    if (!own[0]) return [];
    const { n: _, ...file } = own[0];
    const blob = new Blob(
      own.map((part) => part.blob),
      { type: file.blob.type },
    );
    return [{ ...file, role: 'audio' as const, blob, heldAt: Date.now() }];
  });
}

/** Leaves nothing of anybody on this device. */
export async function deleteAllPendingUploads(): Promise<void> {
  await ignoreStorageErrors(() => clear(inFiles()), undefined);
  await ignoreStorageErrors(() => clear(inParts()), undefined);
}
