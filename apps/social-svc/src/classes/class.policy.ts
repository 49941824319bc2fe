import type { AccountRole, ClassDetails, ErrorCode } from '@memory/contracts';
import { isKept } from '../blocks/block.policy.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** What decides about a request: the viewer's role, the viewer's links to the class, and the state of the class. */
export interface ClassRelation {
  readonly role: AccountRole;
  readonly isTeacherOfClass: boolean;
  readonly isStudentOfClass: boolean;
  readonly isArchived: boolean;
}

/**
 * `change`: everything that is not possible while the class is archived. `look after` and `teach`: what only the class's own teachers may do, because
 * it leads to what students have written: who signs in as a student reads private entries. `teach` is not possible while the class is archived.
 */
export type ClassAction = 'read' | 'change' | 'restore' | 'copy' | 'delete' | 'look after' | 'teach';

const teachingRoles: readonly AccountRole[] = ['teacher', 'admin'];

/** Whether an account of this role can create classes and be added to a class as a teacher. */
export const mayTeach = (role: AccountRole): boolean => teachingRoles.includes(role);

/** Prisma filter: accounts that act as teachers of the classes to which they are linked. */
export const actsAsTeacher = { ...isKept, role: { in: [...teachingRoles] } } satisfies Prisma.AccountWhereInput;

/** What the viewer is to the class; null for someone who must not learn that the class exists. A link without the role gives nothing. */
export function viewerOfClass(relation: Omit<ClassRelation, 'isArchived'>): ClassDetails['viewer'] | null {
  if (mayTeach(relation.role) && relation.isTeacherOfClass) return 'teacher';
  if (relation.role === 'admin') return 'admin';
  return relation.isStudentOfClass ? 'student' : null;
}

/** Returns null when the viewer may do this with the class, or else the error of the response. */
export function rejectionOf(
  action: ClassAction,
  relation: ClassRelation,
): Extract<ErrorCode, 'class_not_found' | 'teachers_only' | 'class_archived'> | null {
  const viewer = viewerOfClass(relation);
  if (viewer === null) return 'class_not_found';
  if (action === 'read') return null;
  const isForOwnTeachers = action === 'look after' || action === 'teach';
  if (viewer === 'student' || (isForOwnTeachers && viewer !== 'teacher')) return 'teachers_only';
  return (action === 'change' || action === 'teach') && relation.isArchived ? 'class_archived' : null;
}
