import { seal, unseal } from './sealing.ts';
import type { StorageKey } from './storage-key.ts';

/** A blob is sealed in pieces of this size, so that a large recording does not block the page's thread. */
const PIECE_BYTES = 512 * 1024;

/** The place of a piece contains its index and the number of pieces, so that a piece opens only at its own position in a complete blob. */
const placeOf = (blobPlace: string, index: number, count: number): string => `${blobPlace}/${index}/${count}`;

export async function sealBlob(key: StorageKey, place: string, blob: Blob): Promise<Uint8Array[]> {
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
export function unsealBlob(key: StorageKey, place: string, pieces: readonly Uint8Array[], type: string): Blob | null {
  const plain = pieces.map((piece, index) => unseal(key, placeOf(place, index, pieces.length), piece));
  return plain.includes(null) ? null : new Blob(plain as Uint8Array<ArrayBuffer>[], { type });
}
