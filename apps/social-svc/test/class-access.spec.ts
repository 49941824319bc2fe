import { classRoutes } from '@memory/contracts';
import { classErrorOf, classPeople, type ClassScene, type ClassScenes, createClassScenes } from './class-scene.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let scenes: ClassScenes;
beforeAll(async () => {
  app = await startSocialApp();
  scenes = await createClassScenes(app);
});
afterAll(() => app.close());

const managed = (status: number) => [401, 404, 403, 404, 404, status, 404, 404, status];
type Request = (scene: ClassScene) => [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];
const table: Record<keyof typeof classRoutes, [Request, number[]]> = {
  createClass: [() => ['POST', '', { name: 'New' }], [401, 403, 403, 403, 403, 201, 201, 403, 201]],
  listClasses: [() => ['GET', ''], [401, 200, 200, 200, 200, 200, 200, 200, 200]],
  readClass: [({ classId }) => ['GET', `/${classId}`], [401, 404, 200, 404, 404, 200, 404, 404, 200]],
  updateClass: [({ classId }) => ['PATCH', `/${classId}`, { name: 'Renamed' }], managed(200)],
  deleteClass: [({ classId }) => ['DELETE', `/${classId}`], managed(204)],
  copyClass: [({ classId }) => ['POST', `/${classId}/copy`, { name: 'Copy' }], managed(201)],
  addClassTeacher: [
    ({ classId }) => ['POST', `/${classId}/teachers`, { username: scenes.teacherOfAnother.username }],
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
  classPeople.map((person, index) => [route, person, statuses[index]!, request] as const),
);

describe('who may do what with a class', () => {
  it.each(cases)('%s as %s: %i', async (_, person, status, request) => {
    const scene = await scenes.newScene();
    const as = await scenes.viewerIn(scene, person);
    const before = await rowsOf(scene);
    const [method, path, body] = request(scene);
    const response = await app.request(method, `/api/classes${path}`, { as, ...(body && { body }) });
    expect([response.statusCode, response.statusCode < 300 ? '' : response.json<{ code: string }>().code]).toEqual([
      status,
      classErrorOf(status),
    ]);
    expect(status >= 400 ? await rowsOf(scene) : before).toEqual(before);
  });

  it('covers every route', () => expect(Object.keys(table)).toEqual(Object.keys(classRoutes)));
});

const rowsOf = async ({ classId }: ClassScene) => ({
  class: await app.database.schoolClass.findUnique({ where: { id: classId } }),
  teachers: await app.database.classTeacher.findMany({ where: { classId } }),
  students: await app.database.classStudent.findMany({ where: { classId } }),
  copies: await app.database.schoolClass.count(),
});

describe('what a response about a class shows', () => {
  it('shows a student the class and its teachers, and no classmates', async () => {
    const { classId, studentId, otherTeacherId } = await scenes.newScene();
    const response = await app.request('GET', `/api/classes/${classId}`, { as: studentId });
    expect(response.json()).toMatchObject({
      viewer: 'student',
      students: null,
      studentCount: null,
      teachers: [{ id: scenes.teacher.id, username: scenes.teacher.username }, { id: otherTeacherId }],
    });
    expect(response.body).not.toContain('family@example.com');
    const list = await app.request('GET', '/api/classes', { as: studentId });
    expect(list.json()).toMatchObject([{ id: classId, studentCount: null }]);
  });

  it('shows teachers and admins the students with their records', async () => {
    const { classId, studentId } = await scenes.newScene();
    for (const [as, viewer] of [
      [scenes.teacher.id, 'teacher'],
      [scenes.adminId, 'admin'],
    ])
      expect((await app.request('GET', `/api/classes/${classId}`, { as })).json()).toMatchObject({
        viewer,
        studentCount: 1,
        students: [{ id: studentId, givenName: 'Mei', familyName: 'Li', familyEmails: ['family@example.com'] }],
      });
  });
});
