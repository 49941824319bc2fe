import {
  type classDeviceRoutes,
  type classSignInRoutes,
  type ClassStudent,
  type DeviceCode,
  type EnrolledClass,
  type NewBadge,
  signInPictures,
  type SignInPicture,
  type StudentSignIn,
  type User,
} from '@memory/contracts';
import type { Client } from '@memory/service-kit';
import type { ValidRequest } from '@memory/testing';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import type { SocialApp } from './social-app.ts';

/** A class with a teacher, a student, the student's pictures and an enrolled device. */
export interface SignInScene {
  readonly teacher: User;
  readonly classId: string;
  readonly student: ClassStudent;
  readonly pictures: SignInPicture[];
  readonly deviceToken: string;
}

/** The request headers of a response to the gateway: its cookies, and the session that has begun. */
export const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): URLSearchParams =>
  new URLSearchParams(String(headers['x-memory-cookies'] ?? ''));
export const sessionOf = ({ headers }: { headers: Record<string, unknown> }): string | null =>
  /^begun (.+)$/.exec(String(headers['x-memory-session'] ?? ''))?.[1] ?? null;

let addresses = 0;
/** A client with an address of its own, so that the limits of an address do not apply to other tests. */
export const clientWith = (deviceToken: string | null): Partial<Client> => ({
  addressKey: `class-sign-in-${(addresses += 1)}`,
  classDeviceToken: deviceToken,
});

export async function createCode(app: SocialApp, teacherId: string, classId: string): Promise<string> {
  const response = await app.request('POST', `/api/classes/${classId}/device-codes`, { as: teacherId });
  if (response.statusCode !== 200) throw new Error(`no code was created: ${response.body}`);
  return response.json<DeviceCode>().code;
}

export const enroll = (app: SocialApp, code: string, client: Partial<Client> = clientWith(null)) =>
  app.request('POST', '/api/class-device', { client, body: { code } });

/** Enrolls a new device. @returns its token */
export async function enrolledDevice(app: SocialApp, teacherId: string, classId: string): Promise<string> {
  const response = await enroll(app, await createCode(app, teacherId, classId));
  const token = cookiesOf(response).get('class-device');
  if (!token) throw new Error(`no device was enrolled: ${response.body}`);
  return token;
}

export const readEnrolled = (app: SocialApp, deviceToken: string | null) =>
  app.request('GET', '/api/class-device', { client: clientWith(deviceToken) });
export const studentsOn = async (app: SocialApp, deviceToken: string): Promise<EnrolledClass['students']> =>
  (await readEnrolled(app, deviceToken)).json<EnrolledClass>().students;

export async function readSignIns(app: SocialApp, teacherId: string, classId: string): Promise<StudentSignIn[]> {
  const response = await app.request('GET', `/api/classes/${classId}/sign-ins`, { as: teacherId });
  return response.json<StudentSignIn[]>();
}

export const tapPictures = (
  app: SocialApp,
  { studentId, pictures }: { studentId: string; pictures: readonly string[] },
  deviceToken: string | null,
) =>
  app.request('POST', '/api/class-device/pictures-sign-in', {
    client: clientWith(deviceToken),
    body: { studentId, pictures },
  });

/** Three pictures that are not the given ones. */
export const otherPictures = (pictures: readonly string[]): string[] =>
  signInPictures.filter((picture) => !pictures.includes(picture)).slice(0, 3);

export async function createBadge(app: SocialApp, teacherId: string, classId: string, studentId: string) {
  const response = await app.request('POST', `/api/classes/${classId}/badges`, {
    as: teacherId,
    body: { studentIds: [studentId] },
  });
  const [badge] = response.json<NewBadge[]>();
  if (!badge?.secret) throw new Error(`no badge was created: ${response.body}`);
  return badge;
}

export const showBadge = (app: SocialApp, secret: string, client: Partial<Client> = clientWith(null)) =>
  app.request('POST', '/api/badge-sign-in', { client, body: { secret } });

export async function newSignInScene(app: SocialApp): Promise<SignInScene> {
  const teacher = await storeUserAs(app, 'teacher');
  const { id: classId } = await createClass(app, teacher);
  const student = await addStudent(app, teacher, classId);
  const [signIn] = await readSignIns(app, teacher.id, classId);
  const deviceToken = await enrolledDevice(app, teacher.id, classId);
  return { teacher, classId, student, pictures: signIn!.pictures, deviceToken };
}

/** A valid request to each route. @param sendAs makes the teacher, or the device, send the request */
export function validClassSignInRequests(
  app: () => SocialApp,
  sendAs: (teacherId: string, deviceToken: string) => void,
): Record<keyof typeof classSignInRoutes | keyof typeof classDeviceRoutes, () => Promise<ValidRequest>> {
  const newScene = async () => {
    const scene = await newSignInScene(app());
    sendAs(scene.teacher.id, scene.deviceToken);
    return scene;
  };
  const toClass = async () => ({ params: { id: (await newScene()).classId } });
  return {
    createDeviceCode: toClass,
    listClassDevices: toClass,
    listStudentSignIns: toClass,
    removeClassDevice: async () => {
      const { classId } = await newScene();
      const { id } = await app().database.classDevice.findFirstOrThrow({ where: { classId } });
      return { params: { id: classId, deviceId: id } };
    },
    renewPictures: async () => {
      const { classId, student } = await newScene();
      return { params: { id: classId, userId: student.id } };
    },
    renewBadges: async () => {
      const { classId, student } = await newScene();
      return { params: { id: classId }, body: { studentIds: [student.id] } };
    },
    enrollDevice: async () => {
      const { teacher, classId } = await newScene();
      return { body: { code: await createCode(app(), teacher.id, classId) } };
    },
    readEnrolledClass: async () => {
      await newScene();
      return {};
    },
    signInWithPictures: async () => {
      const { student, pictures } = await newScene();
      return { body: { studentId: student.id, pictures } };
    },
    signInWithBadge: async () => {
      const { teacher, classId, student } = await newScene();
      return { body: { secret: (await createBadge(app(), teacher.id, classId, student.id)).secret } };
    },
  };
}
