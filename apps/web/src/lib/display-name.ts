import { hasChinese } from '@memory/text';

export interface NameFields {
  username: string;
  firstName: string | null;
  lastName: string | null;
  email?: string | null;
}

/** Returns the name of a user to display. A Chinese name has the family name first and no space. */
export function displayName({ username, firstName, lastName }: NameFields): string {
  if (!firstName && !lastName) return username;
  if (hasChinese(`${firstName ?? ''}${lastName ?? ''}`)) return `${lastName ?? ''}${firstName ?? ''}`;
  return [firstName, lastName].filter(Boolean).join(' ');
}

const firstLetter = (text: string): string => (Array.from(text)[0] ?? '').toLocaleUpperCase();

/**
 * Returns a user's initials for an avatar without an image: from the name, else from the email, else 'U'. The initials have the same order
 * as the displayed name.
 */
export function avatarInitials({ firstName, lastName, email }: NameFields): string {
  if (firstName && lastName)
    return (hasChinese(`${firstName}${lastName}`) ? [lastName, firstName] : [firstName, lastName])
      .map(firstLetter)
      .join('');
  if (firstName) return firstLetter(firstName);
  if (email) return firstLetter(email);
  return 'U';
}
