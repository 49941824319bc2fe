import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';

/** The largest part before compression, in bytes. What a backup needs in memory is a small multiple of it. */
export const PART_BYTES = 4 * 1024 * 1024;
/** The largest stored part: zstd and the encryption add less than this to what cannot be compressed. */
export const STORED_PART_MAX_BYTES = PART_BYTES + 64 * 1024;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const RAW = 0;
const ZSTD = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encodes a part for storage: one byte that says whether the rest is compressed; with a key, all of it encrypted by AES-256-GCM as nonce, text and
 * tag. The name is authenticated as well, so that parts cannot be exchanged for each other.
 */
export async function encodePart(
  bytes: Buffer,
  { name, cipherKey, compressed }: { name: string; cipherKey: Buffer | undefined; compressed: boolean },
): Promise<Buffer> {
  const payload = compressed ? [Buffer.of(ZSTD), await compress(bytes)] : [Buffer.of(RAW), bytes];
  if (!cipherKey) return Buffer.concat(payload);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(name));
  const encrypted = payload.map((piece) => cipher.update(piece));
  return Buffer.concat([nonce, ...encrypted, cipher.final(), cipher.getAuthTag()]);
}

/** @throws UserFacingError when the stored bytes are damaged, or belong to another name or key */
export async function decodePart(
  stored: Buffer,
  { name, cipherKey }: { name: string; cipherKey: Buffer | undefined },
): Promise<Buffer> {
  try {
    const payload = cipherKey ? decrypt(stored, name, cipherKey) : stored;
    if (payload[0] === RAW) return payload.subarray(1);
    if (payload[0] !== ZSTD) throw new Error('unknown encoding');
    return await decompress(payload.subarray(1), { maxOutputLength: PART_BYTES });
  } catch (cause) {
    throw new UserFacingError(`The part ${name} of the backup is damaged.`, { cause });
  }
}

function decrypt(stored: Buffer, name: string, cipherKey: Buffer): Buffer {
  const nonce = stored.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name)).setAuthTag(stored.subarray(stored.length - TAG_BYTES));
  const text = decipher.update(stored.subarray(NONCE_BYTES, stored.length - TAG_BYTES));
  return Buffer.concat([text, decipher.final()]);
}
