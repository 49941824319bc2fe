import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** The keys of a backup, derived from the installation's backup key; `cipherKey` is undefined for backups without encryption. */
export interface PartKeys {
  /** The key with which parts are encrypted. */
  cipherKey: Buffer | undefined;
  /** Names parts, so that a part that is stored already is found again. */
  partName(content: string): string;
  /** Authenticates a manifest; without encryption it is a checksum. */
  manifestMac(text: string): string;
  /** Authenticates the records of erasures. */
  erasuresMac(text: string): string;
}

const derive = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `memory backup ${purpose}`, 32));

/** Returns a public id of the installation that a backup key belongs to. */
export const installationId = (key: Buffer): string => derive(key, 'installation').toString('hex').slice(0, 16);

/**
 * Derives the keys of encrypted backups. Names of parts are keyed, too: with plain hashes, whoever sees the names could tell whether a file that
 * they know is in the backup.
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
