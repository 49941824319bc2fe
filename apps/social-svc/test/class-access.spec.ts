import { classRoutes, type User } from '@memory/contracts';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
/** A class of its own for each request, because the requests change it. */
interface Scene {
  readonly classId: string;
  readonly studentId: string;
  readonly otherTeacherId: string;
}
type Person =
  | 'signedOut'
  | 'member'
  | 'student'
  | 'studentOfAnother'
  | 'leftStudent'
  | 'teacher'
  | 'teacherOfAnother'
  | 'formerTeacher'
  | 'admin';
let teacher: User;
let otherTeacher: User;
let colleague: User;
let people: Record<Exclude<Person, 'student' | 'leftStudent' | 'formerTeacher' | 'signedOut'>, string>;

beforeAll(async () => {
  app = await startSocialApp();
  const [member, admin] = [await storeUserAs(app, 'member'), await storeUserAs(app, 'admin')];
  [teacher, otherTeacher, colleague] = [
    await storeUserAs(app, 'teacher'),
    await storeUserAs(app, 'teacher'),
    await storeUserAs(app, 'teacher'),
  ];
  const another = await createClass(app, otherTeacher);
  const stranger = await addStudent(app, otherTeacher, another.id);
  people = {
    member: member.id,
    admin: admin.id,
    teacher: teacher.id,
    teacherOfAnother: otherTeacher.id,
    studentOfAnother: stranger.id,
  };
});
afterAll(() => app.close());

async function newScene(): Promise<Scene> {
  const { id: classId } = await createClass(app, teacher);
  const student = await addStudent(app, teacher, classId, { familyEmails: ['family@example.com'] });
  const body = { username: colleague.username };
  await app.request('POST', `/api/classes/${classId}/teachers`, { as: teacher.id, body });
  return { classId, studentId: student.id, otherTeacherId: colleague.id };
}

async function viewerIn({ classId, studentId, otherTeacherId }: Scene, person: Person): Promise<string | undefined> {
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

const columns: Person[] = [
  'signedOut',
  'member',
  'student',
  'studentOfAnother',
  'leftStudent',
  'teacher',
  'teacherOfAnother',
  'formerTeacher',
  'admin',
];
const managed = (status: number) => [401, 404, 403, 404, 404, status, 404, 404, status];
type Request = (scene: Scene) => [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];
const table: Record<keyof typeof classRoutes, [Request, number[]]> = {
  createClass: [() => ['POST', '', { name: 'New' }], [401, 403, 403, 403, 403, 201, 201, 403, 201]],
  listClasses: [() => ['GET', ''], [401, 200, 200, 200, 200, 200, 200, 200, 200]],
  readClass: [({ classId }) => ['GET', `/${classId}`], [401, 404, 200, 404, 404, 200, 404, 404, 200]],
  updateClass: [({ classId }) => ['PATCH', `/${classId}`, { name: 'Renamed' }], managed(200)],
  deleteClass: [({ classId }) => ['DELETE', `/${classId}`], managed(204)],
  copyClass: [({ classId }) => ['POST', `/${classId}/copy`, { name: 'Copy' }], managed(201)],
  addClassTeacher: [
    ({ classId }) => ['POST', `/${classId}/teachers`, { username: otherTeacher.username }],
    managed(200),
  ],
  removeClassTeacher: [
    ({ classId, otherTeacherId }) => ['DELETE', `/${classId}/teachers/${otherTeacherId}`],
    managed(204),
  ],
  addClassStudent: [({ classId }) => ['POST', `/${classId}/students`, { givenName: 'Tom' }], managed(201)],
  updateClassStudent: [
    ({ classId, studentId }) => ['PATCH', `/${classId}/students/${studentId}`, { givenName: 'Ming' }],
    managed(200),
  ],
  removeClassStudent: [({ classId, studentId }) => ['DELETE', `/${classId}/students/${studentId}`], managed(204)],
};
const cases = Object.entries(table).flatMap(([route, [request, statuses]]) =>
  columns.map((person, index) => [route, person, statuses[index]!, request] as const),
);

describe('who may do what with a class', () => {
  it.each(cases)('%s as %s: %i', async (_, person, status, request) => {
    const scene = await newScene();
    const as = await viewerIn(scene, person);
    const before = await rowsOf(scene);
    const [method, path, body] = request(scene);
    const response = await app.request(method, `/api/classes${path}`, { as, ...(body && { body }) });
    expect([response.statusCode, response.statusCode < 300 ? '' : response.json<{ code: string }>().code]).toEqual([
      status,
      codeOf(status),
    ]);
    expect(status >= 400 ? await rowsOf(scene) : before).toEqual(before);
  });

  it('covers every route', () => expect(Object.keys(table)).toEqual(Object.keys(classRoutes)));
});

const codeOf = (status: number): string =>
  ({ 401: 'not_signed_in', 403: 'teachers_only', 404: 'class_not_found' })[status] ?? '';

const rowsOf = async ({ classId }: Scene) => ({
  class: await app.database.schoolClass.findUnique({ where: { id: classId } }),
  teachers: await app.database.classTeacher.findMany({ where: { classId } }),
  students: await app.database.classStudent.findMany({ where: { classId } }),
  copies: await app.database.schoolClass.count(),
});

describe('what a response about a class shows', () => {
  it('shows a student the class and its teachers, and no classmates', async () => {
    const { classId, studentId } = await newScene();
    const response = await app.request('GET', `/api/classes/${classId}`, { as: studentId });
    expect(response.json()).toMatchObject({
      viewer: 'student',
      students: null,
      studentCount: null,
      teachers: [{ id: teacher.id, username: teacher.username }, { id: colleague.id }],
    });
    expect(response.body).not.toContain('family@example.com');
    const list = await app.request('GET', '/api/classes', { as: studentId });
    expect(list.json()).toMatchObject([{ id: classId, studentCount: null }]);
  });

  it('shows teachers and admins the students with their records', async () => {
    const { classId, studentId } = await newScene();
    for (const [as, viewer] of [
      [teacher.id, 'teacher'],
      [people.admin, 'admin'],
    ])
      expect((await app.request('GET', `/api/classes/${classId}`, { as })).json()).toMatchObject({
        viewer,
        studentCount: 1,
        students: [{ id: studentId, givenName: 'Mei', familyName: 'Li', familyEmails: ['family@example.com'] }],
      });
  });
});
