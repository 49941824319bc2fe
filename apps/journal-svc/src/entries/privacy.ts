import type { PrivacyLevel } from '@memory/contracts';

interface PrivacyFields {
  privacyLevel?: PrivacyLevel | undefined;
  isPublic?: boolean | undefined;
}

/** The level a request means: `privacyLevel` wins over `isPublic`; with neither it stays as it was. */
export function privacyLevelOf({ privacyLevel, isPublic }: PrivacyFields, otherwise: PrivacyLevel): PrivacyLevel {
  if (privacyLevel) return privacyLevel;
  if (isPublic === undefined) return otherwise;
  return isPublic ? 'public' : 'private';
}
