/** Addresses with the same key are the same address: no provider we know of tells capitals apart. */
export const emailKey = (email: string): string => email.toLowerCase();
