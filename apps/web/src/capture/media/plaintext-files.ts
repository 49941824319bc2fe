import { del, entries } from 'idb-keyval';
import type { SealedFileStore } from '../../lib/sealed-storage/sealed-file-store.ts';
import type { UploadKind } from './upload-kind.ts';

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
export async function sealPlaintextFiles<Properties extends object>(
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
