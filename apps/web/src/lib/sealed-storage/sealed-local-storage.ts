import { safeLocalStorage } from '../safe-local-storage.ts';
import { SEALED_NAME_PREFIX, SEALED_VALUE_PREFIX } from './sealed-value-format.ts';
import { sealedName, sealJson, unsealJson } from './sealing.ts';
import { type StorageKey, storageKey } from './storage-key.ts';

/** A sealed record of the signed-in user: its local storage key, and the key that opens it. */
interface SealedRecord {
  readonly name: string;
  readonly key: StorageKey;
}

function sealedRecord(label: Uint8Array): SealedRecord | null {
  const key = storageKey();
  return key && { name: SEALED_NAME_PREFIX + sealedName(key, label), key };
}

/** The local storage key of a sealed record of the signed-in user; null when this page holds no storage key. */
export const sealedStorageName = (label: Uint8Array): string | null => sealedRecord(label)?.name ?? null;

/** Stores a value that only the signed-in user can open. Without a storage key nothing is stored. */
export function writeSealedValue(label: Uint8Array, value: unknown): void {
  const record = sealedRecord(label);
  if (!record) return;
  const { name, key } = record;
  safeLocalStorage.write(name, SEALED_VALUE_PREFIX + toBase64(sealJson(key, name, value)));
}

/** @returns null when there is no such value, or when the value is damaged or belongs to another user */
export function readSealedValue<Value>(label: Uint8Array): Value | null {
  const record = sealedRecord(label);
  if (!record) return null;
  const { name, key } = record;
  const stored = safeLocalStorage.read(name);
  if (!stored?.startsWith(SEALED_VALUE_PREFIX)) return null;
  return unsealJson<Value>(key, name, fromBase64(stored.slice(SEALED_VALUE_PREFIX.length))) ?? null;
}

export function removeSealedValue(label: Uint8Array): void {
  const name = sealedStorageName(label);
  if (name) safeLocalStorage.remove(name);
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** @returns null for a text that is not base64 */
function fromBase64(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
