import { createHash, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { BackupTarget } from '../target/backup-target.ts';
import type { PartKeys } from './backup-key.ts';

/** The maximum size of a part before compression, in bytes. A backup needs a small multiple of this size in memory. */
export const PART_BYTES = 4 * 1024 * 1024;
/** The maximum size of a stored part. zstd and the encryption add less than 64 KB to data that cannot be compressed. */
const STORED_PART_MAX_BYTES = PART_BYTES + 64 * 1024;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const RAW = 0;
const ZSTD = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encodes a part for storage. The first byte says whether the remaining bytes are compressed. With a key, everything is encrypted with AES-256-GCM as
 * nonce, ciphertext and tag. The name is authenticated, too, so that an attacker cannot exchange parts.
 */
async function encodePart(
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

/** @throws UserFacingError when the stored bytes are damaged, or were stored under another name or with another key */
async function decodePart(
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

/** The folder of the target that contains the parts of all backups. */
const PARTS_FOLDER = 'parts';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const pathOf = (name: string): string => `${PARTS_FOLDER}/${name.slice(0, 2)}/${name}`;

/** Lists the names of all parts in a target. */
export async function* listParts(target: BackupTarget): AsyncIterable<string> {
  for await (const { name } of target.list(PARTS_FOLDER)) yield name.slice(name.lastIndexOf('/') + 1);
}

/** Deletes a part. No manifest may contain its name any more. */
export const deletePart = (target: BackupTarget, name: string): Promise<void> => target.delete(pathOf(name));

/**
 * Stores parts of at most PART_BYTES under names that are derived from their content. Several backups thereby share parts: a part that the target
 * already contains is not written again.
 */
export class PartStore {
  /** The number of parts and bytes that were written to the target. */
  readonly written = { parts: 0, bytes: 0 };
  private readonly target: BackupTarget;
  private readonly keys: PartKeys;
  /** The names of all parts in the target: 64 characters each, about 0.1 KB of memory. */
  private readonly present: Set<string>;

  private constructor(target: BackupTarget, keys: PartKeys, present: Set<string>) {
    this.target = target;
    this.keys = keys;
    this.present = present;
  }

  /** Opens the parts of a target for writing. */
  static async open(target: BackupTarget, keys: PartKeys): Promise<PartStore> {
    const present = new Set<string>();
    for await (const name of listParts(target)) present.add(name);
    return new PartStore(target, keys, present);
  }

  /** Opens the parts of a target for reading only. */
  static openForReading(target: BackupTarget, keys: PartKeys): PartStore {
    return new PartStore(target, keys, new Set());
  }

  /** Returns the name of a part with the given bytes. */
  nameOfBytes(bytes: Buffer): string {
    return this.keys.partName(sha256(bytes));
  }

  /** Returns the name of a part of a file. The name is known without reading the file. @param fileSha256 the digest of the whole file */
  nameOfFilePart(fileSha256: string, index: number): string {
    return this.keys.partName(`${fileSha256} ${index}`);
  }

  has(name: string): boolean {
    return this.present.has(name);
  }

  async write(name: string, bytes: Buffer, { compressed }: { compressed: boolean }): Promise<void> {
    if (this.present.has(name)) return;
    const stored = await encodePart(bytes, { name, cipherKey: this.keys.cipherKey, compressed });
    await this.target.write(pathOf(name), stored);
    this.present.add(name);
    this.written.parts += 1;
    this.written.bytes += stored.length;
  }

  /** @throws ObjectMissingError when the part is missing; UserFacingError when it is damaged */
  async read(name: string): Promise<Buffer> {
    const stored = await this.target.read(pathOf(name), STORED_PART_MAX_BYTES);
    return decodePart(stored, { name, cipherKey: this.keys.cipherKey });
  }
}
