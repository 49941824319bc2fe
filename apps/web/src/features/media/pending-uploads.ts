import { clear, createStore, del, delMany, keys, set, type UseStore, values } from 'idb-keyval';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';

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

/** About one second of a recording in progress. `id` is the id of the recording, `index` the chunk's position in it. */
export type RecordingChunk = Omit<PendingUpload, 'kind' | 'createdAt'> & { index: number };

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
type StoredChunk = Omit<StoredUpload, 'role' | 'heldAt'> & { n: number };

let uploadStore: UseStore | undefined;
let chunkStore: UseStore | undefined;
// the database is opened at its first use, inside `ignoreStorageErrors`, because opening it throws in a browser without IndexedDB
const openUploadStore = (): UseStore => (uploadStore ??= createStore('memory-held-files', 'files'));
const openChunkStore = (): UseStore => (chunkStore ??= createStore('memory-held-parts', 'parts'));

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

/** Loads the pending uploads of a draft, oldest first. A recording that a crash interrupted is included, up to its last stored chunk. */
export function loadPendingUploads(userId: string, draftId: string): Promise<PendingUpload[]> {
  return ignoreStorageErrors(async () => {
    const belongsToDraft = (stored: Pick<StoredUpload, 'userId' | 'place'>): boolean =>
      stored.userId === userId && stored.place === draftId;
    const chunks = (await values<StoredChunk>(openChunkStore())).filter(belongsToDraft);
    for (const upload of joinRecordingChunks(
      chunks.map(({ place, n, ...rest }) => ({ ...rest, draftId: place, index: n })),
    )) {
      await writeUpload(upload);
      await deleteRecordingChunks(upload.id);
    }
    const uploads = (await values<StoredUpload>(openUploadStore())).filter(belongsToDraft);
    return uploads
      .map(({ place, role, heldAt, ...rest }) => ({ ...rest, draftId: place, kind: role, createdAt: heldAt }))
      .toSorted((one, other) => one.createdAt - other.createdAt);
  }, []);
}

/** Joins the chunks of each recording into one upload. */
export function joinRecordingChunks(chunks: readonly RecordingChunk[]): PendingUpload[] {
  return [...new Set(chunks.map(({ id }) => id))].flatMap((id) => {
    const ownChunks = chunks.filter((chunk) => chunk.id === id).toSorted((one, other) => one.index - other.index);
    if (!ownChunks[0]) return [];
    const { index: _, ...recording } = ownChunks[0];
    const blob = new Blob(
      ownChunks.map((chunk) => chunk.blob),
      { type: recording.blob.type },
    );
    return [{ ...recording, kind: 'audio' as const, blob, createdAt: Date.now() }];
  });
}

/** Deletes the pending uploads and recording chunks of all users on this device. */
export async function deleteAllPendingUploads(): Promise<void> {
  await ignoreStorageErrors(() => clear(openUploadStore()), undefined);
  await ignoreStorageErrors(() => clear(openChunkStore()), undefined);
}
