import type { User } from '@memory/contracts';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import type { SocialApp } from './social-app.ts';

/** Who sends a request about a class, in the order of the columns of the access tables. */
export const classPeople = [
  'signedOut',
  'member',
  'student',
  'studentOfAnother',
  'leftStudent',
  'teacher',
  'teacherOfAnother',
  'formerTeacher',
  'admin',
] as const;
export type ClassPerson = (typeof classPeople)[number];

/** A class of its own for each request, because the requests change it. */
export interface ClassScene {
  readonly classId: string;
  readonly studentId: string;
  /** A second teacher of the class. */
  readonly otherTeacherId: string;
}

export interface ClassScenes {
  readonly teacher: User;
  readonly teacherOfAnother: User;
  readonly adminId: string;
  newScene(): Promise<ClassScene>;
  /** The id of a person of the scene; undefined for a signed-out viewer. */
  viewerIn(scene: ClassScene, person: ClassPerson): Promise<string | undefined>;
}

export async function createClassScenes(app: SocialApp): Promise<ClassScenes> {
  const [member, admin] = [await storeUserAs(app, 'member'), await storeUserAs(app, 'admin')];
  const teacher = await storeUserAs(app, 'teacher');
  const teacherOfAnother = await storeUserAs(app, 'teacher');
  const colleague = await storeUserAs(app, 'teacher');
  const another = await createClass(app, teacherOfAnother);
  const stranger = await addStudent(app, teacherOfAnother, another.id);
  const people = {
    member: member.id,
    admin: admin.id,
    teacher: teacher.id,
    teacherOfAnother: teacherOfAnother.id,
    studentOfAnother: stranger.id,
  };

  async function newScene(): Promise<ClassScene> {
    const { id: classId } = await createClass(app, teacher);
    const student = await addStudent(app, teacher, classId, { familyEmails: ['family@example.com'] });
    const body = { username: colleague.username };
    await app.request('POST', `/api/classes/${classId}/teachers`, { as: teacher.id, body });
    return { classId, studentId: student.id, otherTeacherId: colleague.id };
  }

  async function viewerIn(
    { classId, studentId, otherTeacherId }: ClassScene,
    person: ClassPerson,
  ): Promise<string | undefined> {
    if (person === 'signedOut') return undefined;
    if (person === 'student') return studentId;
    if (person === 'leftStudent') {
      const { id } = await addStudent(app, teacher, classId);
      await app.request('DELETE', `/api/classes/${classId}/students/${id}`, { as: teacher.id });
      return id;
    }
    if (person === 'formerTeacher') {
      const former = await storeUserAs(app, 'teacher');
      await app.request('POST', `/api/classes/${classId}/teachers`, {
        as: otherTeacherId,
        body: { username: former.username },
      });
      // The link is left in place: the role alone withdraws the access.
      await app.database.account.update({ where: { id: former.id }, data: { role: 'member' } });
      return former.id;
    }
    return people[person];
  }

  return { teacher, teacherOfAnother, adminId: admin.id, newScene, viewerIn };
}

/** The code of a rejected request about a class. */
export const classErrorOf = (status: number): string =>
  ({ 401: 'not_signed_in', 403: 'teachers_only', 404: 'class_not_found' })[status] ?? '';
