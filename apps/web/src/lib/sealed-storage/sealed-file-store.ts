import { clear, createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { finishWritesOf, trackWrite } from './open-writes.ts';
import { seal, sealJson, unseal, unsealJson } from './sealing.ts';
import { type StorageKey, storageKey } from './storage-key.ts';

/** A blob is sealed in pieces of this size, so that a large recording does not block the page's thread. */
const PIECE_BYTES = 512 * 1024;

/** A stored file with its properties. Both are sealed, and are stored under a random id that does not reveal the owner. */
interface SealedFile {
  properties: Uint8Array;
  pieces: Uint8Array[];
}

interface StoredFile<Properties> {
  id: string;
  properties: Properties;
  blob: Blob;
}

/** Files of the signed-in user in an IndexedDB store of this name. All methods throw when the browser rejects storage. */
export class SealedFileStore<Properties extends object> {
  private store: UseStore | undefined;

  private readonly databaseName: string;
  private readonly storeName: string;

  constructor(databaseName: string, storeName: string) {
    this.databaseName = databaseName;
    this.storeName = storeName;
  }

  // The database is opened at its first use, because opening it throws an error in a browser without IndexedDB.
  open(): UseStore {
    return (this.store ??= createStore(this.databaseName, this.storeName));
  }

  /** Without a storage key nothing is stored. @returns whether the file was stored */
  async write(id: string, properties: Properties, blob: Blob): Promise<boolean> {
    const key = storageKey();
    if (!key) return false;
    await trackWrite({ id, store: this, written: this.sealAndSet(key, id, properties, blob) });
    return true;
  }

  /** Deletes the files whose ids match, including files whose write has only begun. */
  async delete(matches: (id: string) => boolean): Promise<void> {
    await finishWritesOf(this, matches);
    await delMany((await keys<string>(this.open())).filter(matches), this.open());
  }

  /** Deletes the files of all users. */
  async clear(): Promise<void> {
    await finishWritesOf(this);
    await clear(this.open());
  }

  /** Returns the files that this user has stored. Files of other users cannot be opened. */
  async readAll(): Promise<StoredFile<Properties>[]> {
    const key = storageKey();
    if (!key) return [];
    const stored = await entries<string, SealedFile>(this.open());
    return stored.flatMap(([id, file]) => this.unseal(key, id, file) ?? []);
  }

  /** @returns undefined when there is no such file, or when the file belongs to another user */
  async read(id: string): Promise<StoredFile<Properties> | undefined> {
    const key = storageKey();
    const file = key ? await get<SealedFile>(id, this.open()) : undefined;
    return key && file ? this.unseal(key, id, file) : undefined;
  }

  private unseal(key: StorageKey, id: string, file: SealedFile): StoredFile<Properties> | undefined {
    const place = this.placeOf(id);
    const properties = unsealJson<Properties & { type: string }>(key, place, file.properties);
    const blob = properties && unsealBlob(key, place, file.pieces, properties.type);
    return properties && blob ? { id, properties, blob } : undefined;
  }

  private async sealAndSet(key: StorageKey, id: string, properties: Properties, blob: Blob): Promise<void> {
    const place = this.placeOf(id);
    const sealed: SealedFile = {
      pieces: await sealBlob(key, place, blob),
      properties: sealJson(key, place, { ...properties, type: blob.type }),
    };
    await set(id, sealed, this.open());
  }

  private readonly placeOf = (id: string): string => `${this.databaseName}/${id}`;
}

/** The place of a piece contains its index and the number of pieces, so that a piece opens only at its own position in a complete blob. */
const placeOf = (blobPlace: string, index: number, count: number): string => `${blobPlace}/${index}/${count}`;

async function sealBlob(key: StorageKey, place: string, blob: Blob): Promise<Uint8Array[]> {
  const count = Math.ceil(blob.size / PIECE_BYTES);
  const pieces: Uint8Array[] = [];
  for (let index = 0; index < count; index += 1) {
    // Pieces are read one after the other, so that the page has time for other work in between.
    // oxlint-disable-next-line no-await-in-loop
    const plain = await blob.slice(index * PIECE_BYTES, (index + 1) * PIECE_BYTES).arrayBuffer();
    pieces.push(seal(key, placeOf(place, index, count), new Uint8Array(plain)));
  }
  return pieces;
}

/** @returns null when a piece cannot be opened with this key */
function unsealBlob(key: StorageKey, place: string, pieces: readonly Uint8Array[], type: string): Blob | null {
  const plain = pieces.map((piece, index) => unseal(key, placeOf(place, index, pieces.length), piece));
  return plain.includes(null) ? null : new Blob(plain as Uint8Array<ArrayBuffer>[], { type });
}
