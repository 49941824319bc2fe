import { xchacha20, xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import type { StorageKey } from './storage-key.ts';

/** Size of the nonce of XChaCha20 in bytes. It is large enough that random nonces under one key never repeat in practice. */
const NONCE_BYTES = 24;
const KEY_BYTES = 32;
/** Size of the names of sealed records in bytes. */
const NAME_BYTES = 16;

/**
 * Derives bytes from a key and a label: XChaCha20 with the label as nonce is a pseudorandom function. Each purpose has its own key, so that names
 * reveal nothing about contents.
 */
function derive(key: Uint8Array, label: Uint8Array, length: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES);
  nonce.set(label);
  return xchacha20(key, nonce, new Uint8Array(length));
}

const sealingKey = ({ bytes }: StorageKey): Uint8Array => derive(bytes, utf8ToBytes('seal'), KEY_BYTES);
const namingKey = ({ bytes }: StorageKey): Uint8Array => derive(bytes, utf8ToBytes('name'), KEY_BYTES);

/**
 * The name under which a record is stored. Without the key, the name reveals neither the user nor the entry.
 * @param label at most 24 bytes: a word, or the bytes of an id
 */
export const sealedName = (key: StorageKey, label: Uint8Array): string =>
  bytesToHex(derive(namingKey(key), label, NAME_BYTES));

/**
 * Seals data: encrypts and authenticates it (XChaCha20-Poly1305). The cipher is a library instead of Web Crypto, which browsers disable on
 * pages without https (a school network), and which cannot seal a draft before the page that stores it is closed.
 * @param place where the data is stored; data moved to another place does not open
 */
export function seal(key: StorageKey, place: string, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  return concatBytes(nonce, xchacha20poly1305(sealingKey(key), nonce, utf8ToBytes(place)).encrypt(plain));
}

/** Opens sealed data. @returns null for data of another user, of another place, or damaged data */
export function unseal(key: StorageKey, place: string, sealed: Uint8Array): Uint8Array | null {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    return xchacha20poly1305(sealingKey(key), nonce, utf8ToBytes(place)).decrypt(sealed.subarray(NONCE_BYTES));
  } catch {
    return null; // not sealed with this key
  }
}

export const sealJson = (key: StorageKey, place: string, value: unknown): Uint8Array =>
  seal(key, place, utf8ToBytes(JSON.stringify(value)));

/** @returns undefined when the data cannot be opened with this key */
export function unsealJson<Value>(key: StorageKey, place: string, sealed: unknown): Value | undefined {
  const plain = ArrayBuffer.isView(sealed) ? unseal(key, place, sealed as Uint8Array) : null;
  return plain ? (JSON.parse(new TextDecoder().decode(plain)) as Value) : undefined;
}
