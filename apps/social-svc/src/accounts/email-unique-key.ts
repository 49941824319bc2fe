import type { Account } from '../generated/prisma/client.ts';

/**
 * Returns the value of the unique column `email_key`: the email address in lower case, because no known provider distinguishes upper and
 * lower case in addresses.
 */
export const emailUniqueKey = (email: string): string => email.toLowerCase();

/**
 * Returns the address to which mails about an account are sent; null for an account without an `email_key`. An account that was registered with the
 * address of an existing account shows the address, but has no `email_key`: mails to the address are only about the existing account.
 */
export const mailAddressOf = ({ email, emailKey }: Pick<Account, 'email' | 'emailKey'>): string | null =>
  emailKey === null ? null : email;
