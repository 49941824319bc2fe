import { normalizePassword } from '@memory/contracts/text';

/** How many of the most common passwords are rejected. They are the first guesses of every attacker. */
const COMMON_PASSWORD_COUNT = 10_000;

let listedPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Reads the most common passwords of public leaks, in lower case. The package orders the passwords by frequency. It leaves out passwords that
 * follow a simple pattern; `isCommonPassword` recognizes the patterns. The list is read at its first use, because it takes 20 MB of memory, and an
 * installation with PASSWORD_RULES=standard never needs it.
 */
async function readListedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORD_COUNT));
}

/** The two dates among the 10,000 most common passwords, which the package leaves out as well. */
const datePasswords: ReadonlySet<string> = new Set(['01012009', '01022010']);

/** The characters of the alphabet, of the digits and of the rows of a keyboard, in their order. */
const characterRows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', '1234567890-=', 'qwertyuiop', "asdfghjkl;'"];

/** Matches up to six characters that are repeated until the end: `aaaaaaaa`, `12341234`, `qwertyqwerty`. */
const REPETITION = /^(.{1,6})\1+$/u;

/** Whether a password is one of the most common passwords, in any letter case and character width, forwards or backwards. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const normalized = normalizePassword(password).toLowerCase();
  const reversed = [...normalized].toReversed().join('');
  if (datePasswords.has(normalized) || REPETITION.test(normalized)) return true;
  const listed = await (listedPasswords ??= readListedPasswords());
  return [normalized, reversed].some((text) => listed.has(text) || characterRows.some((row) => row.includes(text)));
}
