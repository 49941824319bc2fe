import { hasChinese } from '@memory/text';

export interface NamedPerson {
  username: string;
  firstName: string | null;
  lastName: string | null;
  email?: string | null;
}

/** The name a person is shown by; a Chinese name has its family name first and no space. */
export function displayName({ username, firstName, lastName }: NamedPerson): string {
  if (!firstName && !lastName) return username;
  if (hasChinese(`${firstName ?? ''}${lastName ?? ''}`)) return `${lastName ?? ''}${firstName ?? ''}`;
  return [firstName, lastName].filter(Boolean).join(' ');
}

const first = (text: string): string => (Array.from(text)[0] ?? '').toLocaleUpperCase();

/** The letters on an avatar without a picture, in the product's order of preference. */
export function avatarLetters({ firstName, lastName, email }: NamedPerson): string {
  if (firstName && lastName) return first(firstName) + first(lastName);
  if (firstName) return first(firstName);
  if (email) return first(email);
  return 'U';
}
