import type { ClassStudent } from '@memory/contracts';
import { displayName } from '../../lib/display-name.ts';

type StudentNames = Pick<ClassStudent, 'givenName' | 'familyName' | 'chineseName'>;

/** Returns the name of a student to display: that of the passport, or the Chinese name if the school knows no other. */
export function studentName({ givenName, familyName, chineseName }: StudentNames): string {
  return givenName === '' && chineseName !== null
    ? chineseName
    : displayName({ username: chineseName ?? '', firstName: givenName, lastName: familyName });
}
