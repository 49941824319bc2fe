import type { EnrolledClass } from '@memory/contracts';
import type { Account, StudentRecord } from '../generated/prisma/client.ts';

type Student = Account & { readonly studentRecord: StudentRecord | null };

const givenNameOf = ({ studentRecord }: Student): string =>
  studentRecord?.givenName || studentRecord?.chineseName || '';
const comparedName = (student: Student): string => givenNameOf(student).normalize('NFKC').toLowerCase();
/** The first character that a person sees, which may consist of several code points. */
const initialOf = (name: string): string => [...new Intl.Segmenter().segment(name)][0]?.segment ?? '';

/**
 * Presents a class to everyone who holds one of its devices: names by which classmates know each other, and nothing that identifies a child outside
 * of the class.
 */
export function presentEnrolledClass(className: string, students: readonly Student[]): EnrolledClass {
  const namesakes = Map.groupBy(students, comparedName);
  const named = students.map((student) => {
    const isUnique = namesakes.get(comparedName(student))!.length === 1;
    const initial = isUnique ? '' : initialOf(student.studentRecord?.familyName ?? '');
    const name = initial === '' ? givenNameOf(student) : `${givenNameOf(student)} ${initial}.`;
    return { id: student.id, name, profileImageUrl: student.profileImageUrl };
  });
  return {
    className,
    students: named.toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id)),
  };
}
