import { classSignInRoutes } from '@memory/contracts';
import { newSignInScene, type SignInScene } from './class-sign-in.ts';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

/** Creates each person for a scene. @returns the id of the account; undefined for a signed-out viewer */
const people = {
  signedOut: () => Promise.resolve(undefined),
  member: async () => (await storeUserAs(app, 'member')).id,
  student: ({ student }: SignInScene) => Promise.resolve(student.id),
  studentOfAnother: async () => {
    const another = await storeUserAs(app, 'teacher');
    return (await addStudent(app, another, (await createClass(app, another)).id)).id;
  },
  leftStudent: async ({ teacher, classId }: SignInScene) => {
    const { id } = await addStudent(app, teacher, classId);
    await app.request('DELETE', `/api/classes/${classId}/students/${id}`, { as: teacher.id });
    return id;
  },
  teacher: ({ teacher }: SignInScene) => Promise.resolve(teacher.id),
  teacherOfAnother: async () => {
    const another = await storeUserAs(app, 'teacher');
    await createClass(app, another);
    return another.id;
  },
  /** The link is left in place: the role alone withdraws the access. */
  formerTeacher: (scene: SignInScene) => addTeacher(scene, 'member'),
  admin: async () => (await storeUserAs(app, 'admin')).id,
  adminWhoTeaches: (scene: SignInScene) => addTeacher(scene, 'admin'),
};
type Person = keyof typeof people;

async function addTeacher({ classId }: SignInScene, role: 'member' | 'admin'): Promise<string> {
  const { id } = await storeUserAs(app, role);
  await app.database.classTeacher.create({ data: { classId, accountId: id } });
  return id;
}

const columns = Object.keys(people) as Person[];
const statusOf = (person: Person, allowed: number): number =>
  ({
    signedOut: 401,
    member: 404,
    student: 403,
    studentOfAnother: 404,
    leftStudent: 404,
    teacher: allowed,
    teacherOfAnother: 404,
    formerTeacher: 404,
    admin: 403,
    adminWhoTeaches: allowed,
  })[person];
const codes: Partial<Record<number, string>> = { 401: 'not_signed_in', 403: 'teachers_only', 404: 'class_not_found' };

type Request = (
  scene: SignInScene,
  deviceId: string,
) => [method: 'GET' | 'POST' | 'DELETE', path: string, body?: object];
const table: Record<keyof typeof classSignInRoutes, [Request, status: number]> = {
  createDeviceCode: [() => ['POST', 'device-codes'], 200],
  listClassDevices: [() => ['GET', 'devices'], 200],
  removeClassDevice: [(_, deviceId) => ['DELETE', `devices/${deviceId}`], 204],
  listStudentSignIns: [() => ['GET', 'sign-ins'], 200],
  renewPictures: [({ student }) => ['POST', `students/${student.id}/pictures`], 200],
  renewBadges: [({ student }) => ['POST', 'badges', { studentIds: [student.id] }], 200],
};
const cases = Object.entries(table).flatMap(([route, [request, allowed]]) =>
  columns.map((person) => [route, person, statusOf(person, allowed), request] as const),
);

describe('who may manage how students of a class sign in', () => {
  it.each(cases)('%s as %s: %i', async (_, person, status, request) => {
    const scene = await newSignInScene(app);
    const as = await people[person](scene);
    const { id: deviceId } = await app.database.classDevice.findFirstOrThrow({ where: { classId: scene.classId } });
    const before = await rowsOf(scene);
    const [method, path, body] = request(scene, deviceId);
    const response = await app.request(method, `/api/classes/${scene.classId}/${path}`, { as, ...(body && { body }) });
    const code = response.statusCode < 300 ? undefined : response.json<{ code: string }>().code;
    expect([response.statusCode, code]).toEqual([status, codes[status]]);
    if (status < 400) return;
    expect(await rowsOf(scene)).toEqual(before);
    expect(scene.pictures.every((name) => response.body.includes(name))).toBe(false);
  });

  it('covers every route', () => expect(Object.keys(table)).toEqual(Object.keys(classSignInRoutes)));

  it('reaches students of the own class alone', async () => {
    const [own, other] = [await newSignInScene(app), await newSignInScene(app)];
    const before = await rowsOf(other);
    for (const [path, body] of [
      [`students/${other.student.id}/pictures`, {}],
      ['badges', { studentIds: [own.student.id, other.student.id] }],
    ] as const) {
      const response = await app.request('POST', `/api/classes/${own.classId}/${path}`, { as: own.teacher.id, body });
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'student_not_found']);
    }
    expect(await rowsOf(other)).toEqual(before);
  });
});

const rowsOf = async ({ classId, student }: SignInScene) => ({
  codes: await app.database.classDeviceCode.findMany({ where: { classId } }),
  devices: await app.database.classDevice.findMany({ where: { classId } }),
  signIn: await app.database.studentSignIn.findUnique({ where: { accountId: student.id } }),
});
