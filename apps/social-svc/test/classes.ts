import type {
  AccountRole,
  ClassDetails,
  classFamilyRoutes,
  classRoutes,
  ClassStudent,
  familyRoutes,
  NewFamilyCode,
  User,
} from '@memory/contracts';
import type { ValidRequest } from '@memory/testing';
import { storeUser } from './factories.ts';
import type { SocialApp } from './social-app.ts';

let named = 0;

/** Stores a user with a role. */
export async function storeUserAs(app: SocialApp, role: AccountRole): Promise<User> {
  const user = await storeUser(app);
  await app.database.account.update({ where: { id: user.id }, data: { role } });
  return user;
}

export async function createClass(app: SocialApp, teacher: User, given: object = {}): Promise<ClassDetails> {
  const body = { name: `3b ${(named += 1)}`, ...given };
  const response = await app.request('POST', '/api/classes', { as: teacher.id, body });
  if (response.statusCode !== 201) throw new Error(`no class was created: ${response.body}`);
  return response.json<ClassDetails>();
}

export async function addStudent(
  app: SocialApp,
  teacher: User,
  classId: string,
  given: object = {},
): Promise<ClassStudent> {
  const body = { givenName: 'Mei', familyName: 'Li', ...given };
  const response = await app.request('POST', `/api/classes/${classId}/students`, { as: teacher.id, body });
  if (response.statusCode !== 201) throw new Error(`no student was added: ${response.body}`);
  return response.json<ClassStudent>();
}

/** A valid request to each route about classes and families, with a class of its own. @param sendAs makes another user send the request */
export function validClassRequests(
  app: () => SocialApp,
  sendAs: (userId: string) => void,
): Record<keyof typeof classRoutes | FamilyRouteName, () => Promise<ValidRequest>> {
  const withClass = async () => {
    const teacher = await storeUserAs(app(), 'teacher');
    sendAs(teacher.id);
    const { id } = await createClass(app(), teacher);
    return { teacher, params: { id } };
  };
  const toClass = async () => ({ params: (await withClass()).params });
  const toStudent = async () => {
    const { teacher, params } = await withClass();
    return { params: { ...params, userId: (await addStudent(app(), teacher, params.id)).id } };
  };
  const newClass = { name: '4b', schoolYear: '2027/28' };
  const newStudent = () => ({
    givenName: 'Mei',
    familyName: 'Li',
    chineseName: '李梅',
    studentNumber: `bad-input ${(named += 1)}`,
    familyEmails: ['family@example.com'],
  });
  return {
    createClass: async () => {
      await withClass();
      return { body: newClass };
    },
    listClasses: async () => {
      await withClass();
      return { query: { archived: 'false' } };
    },
    readClass: toClass,
    updateClass: async () => ({ ...(await toClass()), body: { ...newClass, isArchived: true } }),
    deleteClass: toClass,
    copyClass: async () => ({ ...(await toClass()), body: newClass }),
    addClassTeacher: async () => {
      const { username } = await storeUserAs(app(), 'teacher');
      return { ...(await toClass()), body: { username } };
    },
    // Has no effect on an account that does not teach the class.
    removeClassTeacher: toStudent,
    addClassStudent: async () => ({ ...(await toClass()), body: newStudent() }),
    updateClassStudent: async () => ({ ...(await toStudent()), body: newStudent() }),
    removeClassStudent: toStudent,
    ...validFamilyRequests(app, sendAs),
  };
}

type FamilyRouteName = keyof typeof classFamilyRoutes | keyof typeof familyRoutes;

function validFamilyRequests(
  app: () => SocialApp,
  sendAs: (userId: string) => void,
): Record<FamilyRouteName, () => Promise<ValidRequest>> {
  const withStudent = async () => {
    const teacher = await storeUserAs(app(), 'teacher');
    sendAs(teacher.id);
    const { id } = await createClass(app(), teacher);
    return { teacher, id, userId: (await addStudent(app(), teacher, id)).id };
  };
  const toClass = async () => ({ params: { id: (await withStudent()).id } });
  const asMember = async () => sendAs((await storeUser(app())).id);
  return {
    createFamilyCodes: async () => {
      const { id, userId } = await withStudent();
      return { params: { id }, body: { studentIds: [userId] } };
    },
    listClassFamily: toClass,
    unlinkStudentFamily: async () => {
      const { id, userId, teacher } = await withStudent();
      return { params: { id, userId, memberId: teacher.id } };
    },
    linkToChild: async () => {
      const { id, teacher } = await withStudent();
      const path = `/api/classes/${id}/family-codes`;
      const codes = (await app().request('POST', path, { as: teacher.id, body: {} })).json<NewFamilyCode[]>();
      await asMember();
      return { body: { code: codes[0]!.code } };
    },
    listChildren: async () => {
      await asMember();
      return {};
    },
    unlinkChild: async () => {
      const { userId } = await withStudent();
      await asMember();
      return { params: { childId: userId } };
    },
    listOwnFamily: async () => {
      await asMember();
      return {};
    },
  };
}
