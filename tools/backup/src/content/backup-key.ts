import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** The keys of a backup, derived from the installation's backup key; `cipherKey` is undefined for backups without encryption. */
export interface PartKeys {
  /** The key that encrypts parts. */
  cipherKey: Buffer | undefined;
  /** Returns the name of a part. The same content gets the same name, so that a part that is already stored is found again. */
  partName(content: string): string;
  /** Returns the code that authenticates a manifest; without encryption, the code is only a checksum. */
  manifestMac(text: string): string;
  /** Returns the code that authenticates the records of erasures. */
  erasuresMac(text: string): string;
}

const derive = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `memory backup ${purpose}`, 32));

/** Returns a public id of the installation to which a backup key belongs. */
export const installationId = (key: Buffer): string => derive(key, 'installation').toString('hex').slice(0, 16);

/**
 * Derives the keys of encrypted backups. The names of parts are keyed, too: with plain hashes, anyone who sees the names could tell whether a file
 * that they know is in the backup.
 */
export function encryptedPartKeys(key: Buffer): PartKeys {
  const nameKey = derive(key, 'names');
  const manifestKey = derive(key, 'manifests');
  const erasuresKey = derive(key, 'erasures');
  return {
    cipherKey: derive(key, 'parts'),
    partName: (content) => createHmac('sha256', nameKey).update(content).digest('hex'),
    manifestMac: (text) => createHmac('sha256', manifestKey).update(text).digest('hex'),
    erasuresMac: (text) => createHmac('sha256', erasuresKey).update(text).digest('hex'),
  };
}

/** The keys of backups without encryption. */
export const plainPartKeys: PartKeys = {
  cipherKey: undefined,
  partName: (content) => createHash('sha256').update(`memory backup part ${content}`).digest('hex'),
  manifestMac: (text) => createHash('sha256').update(text).digest('hex'),
  erasuresMac: (text) => createHash('sha256').update(text).digest('hex'),
};
