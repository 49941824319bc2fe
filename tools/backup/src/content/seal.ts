import { readFile } from 'node:fs/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { armor, Decrypter, Encrypter } from 'age-encryption';
import { z } from 'zod';

/** The recipient of a sealed backup: public keys, or a passphrase. */
export type SealRecipient = { recipients: string[] } | { passphrase: string };

/** The secret that opens a sealed backup: identities (private keys), or a passphrase. */
export type SealOpener = { identities: string[] } | { passphrase: string };

/** The content of the age file in each encrypted backup. */
const sealedContentSchema = z.object({
  /** The backup key of the installation in base64url. The keys of all encrypted backups of the installation are derived from it. */
  backupKey: z.string(),
  /** The installation's files that contain secrets, by name. Empty for a backup without secrets. */
  secretFiles: z.record(z.string(), z.string()),
});
export type SealedContent = z.output<typeof sealedContentSchema>;

/**
 * Seals the backup key and the secrets as an ASCII-armored age file. Other programs for age can open the file, too.
 * @throws UserFacingError for an invalid recipient
 */
export async function seal(content: SealedContent, recipient: SealRecipient): Promise<string> {
  const encrypter = new Encrypter();
  try {
    if ('passphrase' in recipient) encrypter.setPassphrase(recipient.passphrase);
    else for (const each of recipient.recipients) encrypter.addRecipient(each);
  } catch (cause) {
    throw new UserFacingError('A recipient is an age public key: age1…', { cause });
  }
  return armor.encode(await encrypter.encrypt(JSON.stringify(content)));
}

/** @throws UserFacingError when the key or passphrase does not open the seal */
export async function openSeal(sealed: string, opener: SealOpener): Promise<SealedContent> {
  try {
    const decrypter = new Decrypter();
    if ('passphrase' in opener) decrypter.addPassphrase(opener.passphrase);
    else for (const identity of opener.identities) decrypter.addIdentity(identity);
    return sealedContentSchema.parse(JSON.parse(await decrypter.decrypt(armor.decode(sealed), 'text')));
  } catch (cause) {
    throw new UserFacingError('This key does not open the backup.', { cause });
  }
}

/** Reads a file with age identities as age-keygen writes it: one `AGE-SECRET-KEY-1…` per line, comments begin with #. */
export async function readIdentityFile(path: string): Promise<string[]> {
  const lines = (await readTextFile(path)).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new UserFacingError(`${path} contains no age identity (AGE-SECRET-KEY-1…).`);
  return identities;
}

/** Reads a passphrase: the first line of a file. */
export async function readPassphraseFile(path: string): Promise<string> {
  const [passphrase = ''] = (await readTextFile(path)).split(/\r?\n/);
  if (passphrase.length < 12) throw new UserFacingError(`The passphrase in ${path} has fewer than 12 characters.`);
  return passphrase;
}

function readTextFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UserFacingError(`${path} cannot be read.`, { cause });
  });
}
