import type { Account } from '../generated/prisma/client.ts';

/**
 * Returns the value of the unique column `email_key`: the email address in lower case, because no known provider distinguishes upper and
 * lower case in addresses.
 */
export const emailUniqueKey = (email: string): string => email.toLowerCase();

/**
 * The address to which mails about an account are sent. An account that was created with the address of an existing one shows it, but has no
 * `email_key`: mails to the address are about the first account alone.
 */
export const mailAddressOf = ({ email, emailKey }: Pick<Account, 'email' | 'emailKey'>): string | null =>
  emailKey === null ? null : email;
