import type { ProfileChanges, User } from '@memory/contracts';

/** Form values; an empty string means that the field is not set. */
export interface ProfileFields {
  username: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  bio: string;
}

export function toProfileFields({ username, firstName, lastName, birthDate, bio }: User): ProfileFields {
  return { username, firstName: firstName ?? '', lastName: lastName ?? '', birthDate: birthDate ?? '', bio: bio ?? '' };
}

/** Converts form values to an API request: values are trimmed, and blank values become null. */
export function toProfileChanges({ username, firstName, lastName, birthDate, bio }: ProfileFields): ProfileChanges {
  return {
    username: username.trim(),
    firstName: firstName.trim() || null,
    lastName: lastName.trim() || null,
    birthDate: birthDate || null,
    bio: bio.trim() || null,
  };
}
