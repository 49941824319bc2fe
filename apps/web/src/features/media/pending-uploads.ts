import { clear, createStore, del, set, type UseStore, values } from 'idb-keyval';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import { deleteAllRecordingChunks, deleteRecordingChunks, loadInterruptedRecordings } from './recording-chunks.ts';

/**
 * A chosen or recorded file that has not reached the server yet. Pending uploads are stored in IndexedDB, so that a reload, a crash or a
 * lost connection does not lose the files. In browsers that reject storage (private windows, a full disk) nothing is stored and uploads
 * still work.
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

/** A recording, a photo of handwriting, or an attached image or video. */
export type UploadKind = 'audio' | 'image' | 'media';

/**
 * The stored form of a pending upload. It keeps the field names of the app's first version, because browsers still contain records written
 * by that version.
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
// the database is opened at its first use, inside `ignoreStorageErrors`, because opening it throws in a browser without IndexedDB
const openUploadStore = (): UseStore => (uploadStore ??= createStore('memory-held-files', 'files'));

function writeUpload({ draftId, kind, createdAt, ...upload }: PendingUpload): Promise<void> {
  const stored: StoredUpload = { ...upload, place: draftId, role: kind, heldAt: createdAt };
  return set(upload.id, stored, openUploadStore());
}

/** Stores an upload on this device. @returns false if the browser refused to store it: a reload then loses the upload */
export const storePendingUpload = (upload: PendingUpload): Promise<boolean> =>
  ignoreStorageErrors(() => writeUpload(upload).then(() => true), false);

/** Deletes a stored upload that has arrived at the server or was removed by the user. */
export const deletePendingUpload = (id: string): Promise<void> =>
  ignoreStorageErrors(() => del(id, openUploadStore()), undefined);

/** Loads the pending uploads of a draft, oldest first. A recording that a crash interrupted is included, up to its last stored chunk. */
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
