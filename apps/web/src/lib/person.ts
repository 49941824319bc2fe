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

/** The letters on an avatar without a picture, in the product's order of preference; those of a name in the order it is shown in. */
export function avatarLetters({ firstName, lastName, email }: NamedPerson): string {
  if (firstName && lastName)
    return (hasChinese(`${firstName}${lastName}`) ? [lastName, firstName] : [firstName, lastName]).map(first).join('');
  if (firstName) return first(firstName);
  if (email) return first(email);
  return 'U';
}
