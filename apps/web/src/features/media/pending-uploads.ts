import { clear, createStore, del, set, type UseStore, values } from 'idb-keyval';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import { deleteAllRecordingChunks, deleteRecordingChunks, loadInterruptedRecordings } from './recording-chunks.ts';

/**
 * A file that the user chose or recorded and that has not reached the server yet. Pending uploads are stored in IndexedDB, so that a
 * reload, a crash or a lost connection does not lose the files. If the browser rejects storage (private windows, a full disk), nothing is
 * stored, but uploads still work.
 */
export interface PendingUpload {
  id: string;
  userId: string;
  /** The draft that the upload belongs to: `new` for a new entry, else the id of the entry being edited. */
  draftId: string;
  kind: UploadKind;
  name: string;
  blob: Blob;
  /** Creation time in milliseconds since the Unix epoch; uploads are sent in the order of their creation. */
  createdAt: number;
}

/** What the file is: a recording, a photo of handwriting, or an image or video attached to the entry. */
export type UploadKind = 'audio' | 'image' | 'media';

/**
 * A pending upload as it is stored. The stored field names are those of the app's first version, because browsers still contain records
 * written by that version.
 */
interface StoredUpload {
  id: string;
  userId: string;
  place: string;
  role: UploadKind;
  name: string;
  blob: Blob;
  heldAt: number;
}

let uploadStore: UseStore | undefined;
// The database is opened at its first use and inside `ignoreStorageErrors`, because opening it throws an error in a browser without
// IndexedDB.
const openUploadStore = (): UseStore => (uploadStore ??= createStore('memory-held-files', 'files'));

function writeUpload({ draftId, kind, createdAt, ...upload }: PendingUpload): Promise<void> {
  const stored: StoredUpload = { ...upload, place: draftId, role: kind, heldAt: createdAt };
  return set(upload.id, stored, openUploadStore());
}

/** Stores a pending upload on this device. @returns false if the browser rejected storage: a reload of the page then loses the upload */
export const storePendingUpload = (upload: PendingUpload): Promise<boolean> =>
  ignoreStorageErrors(() => writeUpload(upload).then(() => true), false);

/** Deletes a pending upload that has arrived at the server or that the user has removed. */
export const deletePendingUpload = (id: string): Promise<void> =>
  ignoreStorageErrors(() => del(id, openUploadStore()), undefined);

/**
 * Loads the pending uploads of a draft, oldest first. A recording that a crash interrupted becomes a pending upload, up to its last stored
 * chunk.
 */
export function loadPendingUploads(userId: string, draftId: string): Promise<PendingUpload[]> {
  return ignoreStorageErrors(async () => {
    for (const recording of await loadInterruptedRecordings(userId, draftId)) {
      await writeUpload({ ...recording, kind: 'audio', createdAt: Date.now() });
      await deleteRecordingChunks(recording.id);
    }
    const stored = await values<StoredUpload>(openUploadStore());
    const uploads = stored.filter((upload) => upload.userId === userId && upload.place === draftId);
    return uploads
      .map(({ place, role, heldAt, ...rest }) => ({ ...rest, draftId: place, kind: role, createdAt: heldAt }))
      .toSorted((one, other) => one.createdAt - other.createdAt);
  }, []);
}

/** Deletes the pending uploads and recording chunks of all users on this device. */
export async function deleteAllPendingUploads(): Promise<void> {
  await ignoreStorageErrors(() => clear(openUploadStore()), undefined);
  await deleteAllRecordingChunks();
}
