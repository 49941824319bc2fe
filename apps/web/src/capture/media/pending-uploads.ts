import { del, entries } from 'idb-keyval';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import { SealedFileStore } from '../../lib/sealed-storage/sealed-file-store.ts';
import {
  deleteAllRecordingChunks,
  deleteRecordingChunks,
  loadInterruptedRecordings,
  recordingChunkStore,
} from './recording-chunks.ts';

/** What an uploaded file is: a recording, a photo of handwriting, or an image or video attached to the entry. */
export type UploadKind = 'audio' | 'image' | 'media';

/**
 * A file that the user chose or recorded and that has not reached the server yet. Pending uploads are stored in IndexedDB, sealed, so that
 * a reload, a crash, a lost connection or the end of the session does not lose the files. If the browser rejects storage (private windows,
 * a full disk), nothing is stored, but uploads still work.
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

const uploadStore = new SealedFileStore<Omit<PendingUpload, 'id' | 'blob'>>('memory-held-files', 'files');

const writeUpload = ({ id, blob, ...properties }: PendingUpload): Promise<boolean> =>
  uploadStore.write(id, properties, blob);

/** Stores a pending upload on this device. @returns false if the browser rejected storage: a reload of the page then loses the upload */
export const storePendingUpload = (upload: PendingUpload): Promise<boolean> =>
  ignoreStorageErrors(() => writeUpload(upload), false);

/** Deletes a pending upload that has arrived at the server or that the user has removed. */
export const deletePendingUpload = (id: string): Promise<void> =>
  ignoreStorageErrors(() => uploadStore.delete((stored) => stored === id), undefined);

/**
 * Loads the pending uploads of a draft of the signed-in user, oldest first. A recording that a crash interrupted becomes a pending upload,
 * up to its last stored chunk.
 */
export function loadPendingUploads(userId: string, draftId: string): Promise<PendingUpload[]> {
  return ignoreStorageErrors(async () => {
    await sealPlaintextUploads(userId);
    for (const recording of await loadInterruptedRecordings(userId, draftId)) {
      // The chunks are deleted only when the whole recording is stored.
      if (await writeUpload({ ...recording, kind: 'audio', createdAt: Date.now() }))
        await deleteRecordingChunks(recording.id);
    }
    const uploads = (await uploadStore.readAll()).map(({ id, properties, blob }) => ({ ...properties, id, blob }));
    return uploads
      .filter((upload) => upload.userId === userId && upload.draftId === draftId)
      .toSorted((one, other) => one.createdAt - other.createdAt);
  }, []);
}

/** Seals the uploads and chunks that an earlier version of the app stored unsealed, and deletes the uploads and chunks of other users. */
export async function sealPlaintextUploads(userId: string | null): Promise<void> {
  await sealPlaintextFiles(recordingChunkStore, userId, ({ place, n, name }) => ({
    userId: userId ?? '',
    draftId: place,
    index: n ?? 0,
    name,
  }));
  await sealPlaintextFiles(uploadStore, userId, ({ place, role, heldAt, name }) => ({
    userId: userId ?? '',
    draftId: place,
    kind: role ?? 'media',
    createdAt: heldAt ?? 0,
    name,
  }));
}

/** Deletes the pending uploads and recording chunks of all users on this device. */
export async function deleteAllPendingUploads(): Promise<void> {
  await ignoreStorageErrors(() => uploadStore.clear(), undefined);
  await deleteAllRecordingChunks();
}

/** An upload or a chunk as earlier versions of the app stored it: unsealed, and under other field names. */
interface PlaintextFile {
  userId: string;
  place: string;
  name: string;
  blob: Blob;
  /** Fields of an upload. */
  role?: UploadKind;
  heldAt?: number;
  /** Field of a chunk: its position in the recording. */
  n?: number;
}

const isPlaintext = (stored: object): stored is PlaintextFile => 'blob' in stored;

/** Seals the plaintext files of this user. Deletes the plaintext files of other users, because their keys are not available. */
async function sealPlaintextFiles<Properties extends object>(
  store: SealedFileStore<Properties>,
  userId: string | null,
  toProperties: (file: PlaintextFile) => Properties,
): Promise<void> {
  for (const [id, stored] of await entries<string, object>(store.open())) {
    if (!isPlaintext(stored)) continue;
    // Sealing replaces the plaintext record under the same id.
    const isSealed = stored.userId === userId && (await store.write(id, toProperties(stored), stored.blob));
    if (!isSealed) await del(id, store.open());
  }
}
