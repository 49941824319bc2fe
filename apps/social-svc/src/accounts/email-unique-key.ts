/** The value of the unique column `email_key`. Lower case, because no known provider distinguishes case in addresses. */
export const emailUniqueKey = (email: string): string => email.toLowerCase();
