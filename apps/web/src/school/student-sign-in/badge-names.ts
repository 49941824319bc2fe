import type { ClassStudent } from '@memory/contracts';

type Names = Pick<ClassStudent, 'id' | 'givenName' | 'familyName' | 'chineseName'>;

const shortName = ({ givenName, chineseName }: Names): string => (givenName === '' ? (chineseName ?? '') : givenName);

/**
 * The name on each badge, by student: the given name, or else the Chinese name. Family names are not on badges, which get lost; of students with the
 * same name, the badge has the initial of the family name.
 */
export function badgeNames(students: readonly Names[]): ReadonlyMap<string, string> {
  const counts = Map.groupBy(students, shortName);
  return new Map(
    students.map((student) => {
      const name = shortName(student);
      const initial = Array.from(student.familyName)[0] ?? '';
      const isShared = (counts.get(name)?.length ?? 0) > 1 && initial !== '' && student.givenName !== '';
      return [student.id, isShared ? `${name} ${initial}.` : name];
    }),
  );
}
