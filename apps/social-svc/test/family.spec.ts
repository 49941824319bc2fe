import {
  type FamilyMember,
  type LinkedChild,
  type NewFamilyCode,
  type StudentFamily,
  type User,
} from '@memory/contracts';
import { FAMILY_CODES_MAX, FAMILY_MEMBERS_MAX, classFamilyRoutes } from '@memory/contracts';
import { classErrorOf, classPeople, type ClassScene, type ClassScenes, createClassScenes } from './class-scene.ts';
import { addStudent, storeUserAs } from './classes.ts';
import { storeUser } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let scenes: ClassScenes;
beforeAll(async () => {
  app = await startSocialApp();
  scenes = await createClassScenes(app);
});
afterAll(() => app.close());

async function createCodes(classId: string, body: object = {}): Promise<NewFamilyCode[]> {
  const path = `/api/classes/${classId}/family-codes`;
  const response = await app.request('POST', path, { as: scenes.teacher.id, body });
  expect(response.statusCode).toBe(200);
  return response.json<NewFamilyCode[]>();
}
const newCode = async (classId: string): Promise<string> => (await createCodes(classId))[0]!.code;
const enter = (as: string, code: string, addressKey = '192.0.2.1') =>
  app.request('POST', '/api/family/children', { as, body: { code }, client: { addressKey } });
async function link(classId: string, member?: User): Promise<User> {
  const user = member ?? (await storeUser(app));
  expect((await enter(user.id, await newCode(classId))).statusCode).toBe(200);
  return user;
}
const childrenOf = async (as: string) =>
  (await app.request('GET', '/api/family/children', { as })).json<LinkedChild[]>().map(({ id }) => id);
const membersOf = async (as: string) =>
  (await app.request('GET', '/api/family/members', { as })).json<FamilyMember[]>().map(({ id }) => id);

describe('who may look after the families of a class', () => {
  type Request = (
    scene: ClassScene & { readonly memberId: string },
  ) => [method: 'GET' | 'POST' | 'DELETE', path: string, body?: object];
  const ofOwnTeachers = (status: number) => [401, 404, 403, 404, 404, status, 404, 404, 403];
  const table: Record<keyof typeof classFamilyRoutes, [Request, number[]]> = {
    createFamilyCodes: [() => ['POST', 'family-codes', {}], ofOwnTeachers(200)],
    listClassFamily: [() => ['GET', 'family'], ofOwnTeachers(200)],
    unlinkStudentFamily: [
      ({ studentId, memberId }) => ['DELETE', `students/${studentId}/family/${memberId}`],
      ofOwnTeachers(204),
    ],
  };
  const cases = Object.entries(table).flatMap(([route, [request, statuses]]) =>
    classPeople.map((person, index) => [route, person, statuses[index]!, request] as const),
  );

  it.each(cases)('%s as %s: %i', async (_, person, status, request) => {
    const scene = await scenes.newScene();
    const { id: memberId } = await link(scene.classId);
    const as = await scenes.viewerIn(scene, person);
    const [method, path, body] = request({ ...scene, memberId });
    const response = await app.request(method, `/api/classes/${scene.classId}/${path}`, { as, ...(body && { body }) });
    const isRejected = response.statusCode >= 400;
    expect([response.statusCode, isRejected ? response.json<{ code: string }>().code : '']).toEqual([
      status,
      classErrorOf(status),
    ]);
    const isUnlinked = path.startsWith('students') && !isRejected;
    expect(await membersOf(scene.studentId)).toEqual(isUnlinked ? [] : [memberId]);
  });

  it('makes no codes for students of another class, or of an archived class', async () => {
    const { classId } = await scenes.newScene();
    const { studentId } = await scenes.newScene();
    const send = (body: object) =>
      app.request('POST', `/api/classes/${classId}/family-codes`, { as: scenes.teacher.id, body });
    expect((await send({ studentIds: [studentId] })).json()).toMatchObject({ code: 'student_not_found' });
    await app.request('PATCH', `/api/classes/${classId}`, { as: scenes.teacher.id, body: { isArchived: true } });
    expect((await send({})).json()).toMatchObject({ code: 'class_archived' });
  });
});

describe('a family code', () => {
  it('links one account, is then worthless, and is stored as a hash', async () => {
    const { classId, studentId } = await scenes.newScene();
    const code = await newCode(classId);
    const [mother, stranger] = [await storeUser(app), await storeUser(app)];
    const response = await enter(mother.id, code.toLowerCase().replace('-', ' '));
    expect(response.json()).toMatchObject({ id: studentId, firstName: 'Mei' });
    expect((await enter(stranger.id, code)).json()).toMatchObject({ code: 'family_code_unknown' });
    expect([await childrenOf(mother.id), await childrenOf(stranger.id)]).toEqual([[studentId], []]);
    expect(await membersOf(studentId)).toEqual([mother.id]);
    expect(await app.database.account.findUnique({ where: { id: mother.id } })).toMatchObject({ role: 'family' });
    const rows = JSON.stringify(await app.database.$queryRaw`SELECT *, encode(code_hash, 'escape') FROM family_code`);
    expect(rows).not.toContain((await newCode(classId)).replace('-', ''));
    expect(await readSecurityLog(app, 'family.linked')).toContainEqual(
      expect.objectContaining({ user_id: mother.id, target_user_id: studentId }),
    );
  });

  it('links one of two accounts that enter it at the same moment', async () => {
    const { classId, studentId } = await scenes.newScene();
    const code = await newCode(classId);
    const users = [await storeUser(app), await storeUser(app), await storeUser(app)];
    const responses = await Promise.all(users.map(({ id }) => enter(id, code)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
    expect(await membersOf(studentId)).toHaveLength(1);
  });

  it('stays valid when somebody who is linked already enters it', async () => {
    const { classId, studentId } = await scenes.newScene();
    const mother = await link(classId);
    const code = await newCode(classId);
    expect((await enter(mother.id, code)).statusCode).toBe(200);
    const father = await storeUser(app);
    expect((await enter(father.id, code)).statusCode).toBe(200);
    expect((await membersOf(studentId)).toSorted()).toEqual([mother.id, father.id].toSorted());
  });

  it.each([
    ['has expired', { expiresAt: new Date(Date.now() - 1) }],
    ['is of a student whose account waits for its erasure', null],
  ])('does not work when it %s', async (_, change) => {
    const { classId, studentId } = await scenes.newScene();
    const code = await newCode(classId);
    if (change) await app.database.familyCode.updateMany({ where: { childId: studentId }, data: change });
    else
      await app.database.requestedDeletion.create({
        data: { accountId: studentId, eraseAfter: new Date(Date.now() + 86_400_000) },
      });
    expect((await enter((await storeUser(app)).id, code)).json()).toMatchObject({ code: 'family_code_unknown' });
  });

  it('is not for students, and keeps its validity when a student has tried it', async () => {
    const { classId, studentId } = await scenes.newScene();
    const code = await newCode(classId);
    const classmate = await addStudent(app, scenes.teacher, classId);
    expect((await enter(classmate.id, code)).json()).toMatchObject({ code: 'not_for_students' });
    const father = await storeUser(app);
    expect((await enter(father.id, code)).json()).toMatchObject({ id: studentId });
  });

  it('leaves teachers and admins their role', async () => {
    const { classId } = await scenes.newScene();
    const admin = await storeUserAs(app, 'admin');
    await link(classId, admin);
    expect(await app.database.account.findUnique({ where: { id: admin.id } })).toMatchObject({ role: 'admin' });
  });

  it(`is one of at most ${FAMILY_CODES_MAX} of a student, for at most ${FAMILY_MEMBERS_MAX} family members`, async () => {
    const { classId, studentId } = await scenes.newScene();
    for (let made = 0; made <= FAMILY_CODES_MAX; made += 1) await newCode(classId);
    const list = await app.request('GET', `/api/classes/${classId}/family`, { as: scenes.teacher.id });
    expect(list.json<StudentFamily[]>()).toMatchObject([{ studentId, openCodes: FAMILY_CODES_MAX }]);
    const members = await Promise.all(Array.from({ length: FAMILY_MEMBERS_MAX }, () => storeUser(app)));
    await app.database.familyLink.createMany({
      data: members.map(({ id }) => ({ childId: studentId, memberId: id })),
    });
    const code = await newCode(classId);
    expect((await enter((await storeUser(app)).id, code)).json()).toMatchObject({ code: 'too_many_family_links' });
  });

  it('cannot be guessed: 20 wrong codes of a user in an hour', async () => {
    const { id } = await storeUser(app);
    const codes = Array.from({ length: 25 }, (_, index) => `wrong ${index}`);
    const responses = await Promise.all(codes.map((code, index) => enter(id, code, `198.51.100.${index}`)));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    const { classId } = await scenes.newScene();
    expect((await enter(id, await newCode(classId), '198.51.100.99')).statusCode).toBe(429);
    expect(await readSecurityLog(app, 'family_code.limited')).toMatchObject([{ user_id: id }]);
  });
});

describe('a family link', () => {
  it('ends at once, by the teacher or by the member, and shows the teacher nothing of it', async () => {
    const { classId, studentId } = await scenes.newScene();
    const [mother, father] = [await link(classId), await link(classId)];
    const path = `/api/classes/${classId}/students/${studentId}/family/${mother.id}`;
    expect((await app.request('DELETE', path, { as: scenes.teacher.id })).statusCode).toBe(204);
    expect((await app.request('DELETE', path, { as: scenes.teacher.id })).statusCode).toBe(204);
    expect(await membersOf(studentId)).toEqual([father.id]);
    expect((await app.request('DELETE', `/api/family/children/${studentId}`, { as: father.id })).statusCode).toBe(204);
    expect([await membersOf(studentId), await childrenOf(father.id)]).toEqual([[], []]);
  });

  it('is ended by nobody but a teacher of the student and the member', async () => {
    const { classId, studentId } = await scenes.newScene();
    const mother = await link(classId);
    const stranger = await storeUser(app);
    await app.request('DELETE', `/api/family/children/${studentId}`, { as: stranger.id });
    const { classId: otherClassId } = await scenes.newScene();
    const path = `/api/classes/${otherClassId}/students/${studentId}/family/${mother.id}`;
    const response = await app.request('DELETE', path, { as: scenes.teacher.id });
    expect(response.json()).toMatchObject({ code: 'student_not_found' });
    expect(await membersOf(studentId)).toEqual([mother.id]);
  });

  it('stays when the student leaves the class', async () => {
    const { classId, studentId } = await scenes.newScene();
    const mother = await link(classId);
    await app.request('DELETE', `/api/classes/${classId}/students/${studentId}`, { as: scenes.teacher.id });
    expect(await childrenOf(mother.id)).toEqual([studentId]);
  });
});

it('the export of a student names the family, the export of a member the student', async () => {
  const { classId, studentId } = await scenes.newScene();
  const mother = await link(classId);
  const exportOf = async (as: string) =>
    (await app.request('GET', `/internal/people/${as}/export`, { as })).json<object>();
  expect(await exportOf(studentId)).toMatchObject({ children: [], familyMembers: [{ id: mother.id }] });
  expect(await exportOf(mother.id)).toMatchObject({ children: [{ id: studentId }], familyMembers: [] });
});

describe('registering with a family code', () => {
  let invitedApp: SocialApp;
  beforeAll(async () => {
    invitedApp = await startSocialApp({ REGISTRATION: 'invited' });
  });
  afterAll(() => invitedApp.close());

  it('creates one account, which is linked to the child', async () => {
    const invited = await createClassScenes(invitedApp);
    const { classId, studentId } = await invited.newScene();
    const path = `/api/classes/${classId}/family-codes`;
    const created = await invitedApp.request('POST', path, { as: invited.teacher.id, body: {} });
    const invitationCode = created.json<NewFamilyCode[]>()[0]!.code;
    const register = (username: string) =>
      invitedApp.request('POST', '/api/simple-register', {
        body: { username, password: 'a long enough password', invitationCode },
      });
    const responses = await Promise.all([register('mother-of-mei'), register('stranger')]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403]);
    const { id, role } = responses.find(({ statusCode }) => statusCode === 201)!.json<{ id: string; role: string }>();
    expect(role).toBe('family');
    const children = await invitedApp.request('GET', '/api/family/children', { as: id });
    expect(children.json()).toMatchObject([{ id: studentId }]);
  });
});
