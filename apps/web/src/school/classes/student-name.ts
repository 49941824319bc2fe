import type { ClassStudent } from '@memory/contracts';
import { displayName } from '../../lib/display-name.ts';

type StudentNames = Pick<ClassStudent, 'givenName' | 'familyName' | 'chineseName'>;

/** Returns the display name of a student: given and family name, or the Chinese name if there is no given name. */
export function studentName({ givenName, familyName, chineseName }: StudentNames): string {
  return givenName === '' && chineseName !== null
    ? chineseName
    : displayName({ username: chineseName ?? '', firstName: givenName, lastName: familyName });
}
