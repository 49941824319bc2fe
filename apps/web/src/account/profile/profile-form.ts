import type { ProfileChanges, User } from '@memory/contracts';

/** The values of the profile form. An empty string means that the profile field is not set. */
export interface ProfileFields {
  username: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  bio: string;
}

export function toProfileFormValues({ username, firstName, lastName, birthDate, bio }: User): ProfileFields {
  return { username, firstName: firstName ?? '', lastName: lastName ?? '', birthDate: birthDate ?? '', bio: bio ?? '' };
}

/** Converts the form's values to an API request. Values are trimmed, and blank values become null. */
export function toProfileChanges({ username, firstName, lastName, birthDate, bio }: ProfileFields): ProfileChanges {
  return {
    username: username.trim(),
    firstName: firstName.trim() || null,
    lastName: lastName.trim() || null,
    birthDate: birthDate || null,
    bio: bio.trim() || null,
  };
}
