import { readFile } from 'node:fs/promises';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { armor, Decrypter, Encrypter } from 'age-encryption';
import { z } from 'zod';

/** Whom a backup is sealed for. */
export type SealRecipient = { recipients: string[] } | { passphrase: string };

/** What opens a sealed backup. */
export type SealOpener = { identities: string[] } | { passphrase: string };

/** What is sealed with age in each encrypted backup. */
const sealedContentSchema = z.object({
  /** The backup key of the installation in base64url, from which the keys of all its encrypted backups are derived. */
  backupKey: z.string(),
  /** The installation's files with secrets, by name. Empty for a backup without secrets. */
  secretFiles: z.record(z.string(), z.string()),
});
export type SealedContent = z.output<typeof sealedContentSchema>;

/**
 * Seals the key and the secrets as an ASCII-armored age file, which every program for age opens, too.
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

/** @throws UserFacingError when the key does not open it */
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

/** Reads a file with age identities (`AGE-SECRET-KEY-1…`, one a line, comments with #) as age-keygen writes it. */
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
