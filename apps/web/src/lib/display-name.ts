import { hasChinese } from '@memory/text';

export interface UserName {
  username: string;
  firstName: string | null;
  lastName: string | null;
  email?: string | null;
}

/** The name a person is shown by; a Chinese name has its family name first and no space. */
export function displayName({ username, firstName, lastName }: UserName): string {
  if (!firstName && !lastName) return username;
  if (hasChinese(`${firstName ?? ''}${lastName ?? ''}`)) return `${lastName ?? ''}${firstName ?? ''}`;
  return [firstName, lastName].filter(Boolean).join(' ');
}

const firstLetter = (text: string): string => (Array.from(text)[0] ?? '').toLocaleUpperCase();

/** The letters on an avatar without a picture, in the product's order of preference; those of a name in the order it is shown in. */
export function avatarInitials({ firstName, lastName, email }: UserName): string {
  if (firstName && lastName)
    return (hasChinese(`${firstName}${lastName}`) ? [lastName, firstName] : [firstName, lastName])
      .map(firstLetter)
      .join('');
  if (firstName) return firstLetter(firstName);
  if (email) return firstLetter(email);
  return 'U';
}
