import { accountRoles, type AccountRole } from '@memory/contracts';
import { type ClassAction, rejectionOf, viewerOfClass } from '../src/classes/class.policy.ts';

const actions: ClassAction[] = ['read', 'change', 'restore', 'copy', 'delete', 'look after', 'teach'];

/** The expected responses to the actions, in their order; `+` is allowed. */
const unknown = actions.map(() => 'class_not_found');
const student = actions.map((action) => (action === 'read' ? '+' : 'teachers_only'));
const teacher = actions.map(() => '+');
const teacherOfArchived = ['+', 'class_archived', '+', '+', '+', '+', 'class_archived'];
/** An admin who does not teach the class manages it, and has no part in what leads to the students' texts. */
const admin = ['+', '+', '+', '+', '+', 'teachers_only', 'teachers_only'];
const adminOfArchived = ['+', 'class_archived', '+', '+', '+', 'teachers_only', 'teachers_only'];

const responses = (role: AccountRole, links: 'none' | 'teaches' | 'attends' | 'both', isArchived: boolean) =>
  actions.map(
    (action) =>
      rejectionOf(action, {
        role,
        isArchived,
        isTeacherOfClass: links === 'teaches' || links === 'both',
        isStudentOfClass: links === 'attends' || links === 'both',
      }) ?? '+',
  );

const ordinary = accountRoles.filter((role) => role !== 'admin');
const withoutRole = accountRoles.filter((role) => role !== 'admin' && role !== 'teacher');

describe('what may be done with a class', () => {
  it.each(ordinary)('%s without a link does not learn that it exists', (role) => {
    for (const isArchived of [false, true]) expect(responses(role, 'none', isArchived)).toEqual(unknown);
  });

  it.each(withoutRole)('%s with a link of a teacher does not learn that it exists', (role) => {
    for (const isArchived of [false, true]) expect(responses(role, 'teaches', isArchived)).toEqual(unknown);
  });

  it.each(ordinary)('%s who attends it only reads it', (role) => {
    for (const isArchived of [false, true]) expect(responses(role, 'attends', isArchived)).toEqual(student);
  });

  it.each(withoutRole)('%s whose role was withdrawn and who attends it only reads it', (role) => {
    expect(responses(role, 'both', false)).toEqual(student);
  });

  it.each(['none', 'attends'] as const)('an admin (%s) manages it', (links) => {
    expect(responses('admin', links, false)).toEqual(admin);
    expect(responses('admin', links, true)).toEqual(adminOfArchived);
  });

  it.each(['teaches', 'both'] as const)('a teacher and an admin (%s) manage and teach it', (links) => {
    for (const role of ['teacher', 'admin'] as const) {
      expect(responses(role, links, false)).toEqual(teacher);
      expect(responses(role, links, true)).toEqual(teacherOfArchived);
    }
  });
});

it('an admin who teaches a class is its teacher', () => {
  const links = { isTeacherOfClass: true, isStudentOfClass: false };
  expect(viewerOfClass({ role: 'admin', ...links })).toBe('teacher');
  expect(viewerOfClass({ role: 'admin', ...links, isTeacherOfClass: false })).toBe('admin');
});
