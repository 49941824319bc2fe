import { safeLocalStorage } from '../safe-local-storage.ts';
import { SEALED_NAME_PREFIX, SEALED_VALUE_PREFIX } from './sealed-value-format.ts';
import { sealedName, sealJson, unsealJson } from './sealing.ts';
import { storageKey } from './storage-key.ts';

/** The local storage key of a sealed record of the signed-in user; null when this page holds no storage key. */
export function sealedStorageName(label: Uint8Array): string | null {
  const key = storageKey();
  return key && SEALED_NAME_PREFIX + sealedName(key, label);
}

/** Stores a value that only the signed-in user can open. Without a storage key nothing is stored. */
export function writeSealedValue(label: Uint8Array, value: unknown): void {
  const [key, name] = [storageKey(), sealedStorageName(label)];
  if (key && name) safeLocalStorage.write(name, SEALED_VALUE_PREFIX + toBase64(sealJson(key, name, value)));
}

/** @returns null when there is no such value, or another user's */
export function readSealedValue<Value>(label: Uint8Array): Value | null {
  const [key, name] = [storageKey(), sealedStorageName(label)];
  const stored = name && safeLocalStorage.read(name);
  if (!key || !name || !stored?.startsWith(SEALED_VALUE_PREFIX)) return null;
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

const fromBase64 = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
