/**
 * Returns the value of the unique column `email_key`: the email address in lower case, because no known provider distinguishes upper and
 * lower case in addresses.
 */
export const emailUniqueKey = (email: string): string => email.toLowerCase();
