import type { Class, ClassDetails, ClassStudent, User } from '@memory/contracts';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let teacher: User;
beforeAll(async () => void (app = await startSocialApp()));
afterAll(() => app.close());
beforeEach(async () => void (teacher = await storeUserAs(app, 'teacher')));

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = teacher.id) =>
  app.request(method, `/api/classes${path}`, { as, ...(body && { body }) });
const read = async (id: string) => (await send('GET', `/${id}`)).json<ClassDetails>();
const codeOf = (response: { json: () => unknown }) => (response.json() as { code?: string }).code;

describe('a list of classes', () => {
  it('is in pages, the newest first, and has the archived classes apart', async () => {
    const created = [];
    for (let i = 0; i < 3; i += 1) created.unshift((await createClass(app, teacher)).id);
    const [third, second, first] = created as [string, string, string];
    await addStudent(app, teacher, third);
    await send('PATCH', `/${second}`, { isArchived: true });
    const page = await send('GET', '?limit=1');
    expect(page.json()).toMatchObject([{ id: third, studentCount: 1, teachers: [{ id: teacher.id }] }]);
    const next = /<(.+)>/.exec(String(page.headers.link))![1]!;
    expect((await app.request('GET', next, { as: teacher.id })).json<Class[]>().map(({ id }) => id)).toEqual([first]);
    expect((await send('GET', '?archived=true')).json<Class[]>().map(({ id }) => id)).toEqual([second]);
  });
});

describe('an archived class', () => {
  it('is read-only until it is restored', async () => {
    const { id, version } = await createClass(app, teacher);
    const student = await addStudent(app, teacher, id);
    const archived = await send('PATCH', `/${id}`, { isArchived: true });
    expect(archived.json()).toMatchObject({ isArchived: true, version: version + 2 });
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'x' }],
      ['POST', '/students', { givenName: 'Tom' }],
      ['PATCH', `/students/${student.id}`, { givenName: 'Tom' }],
      ['DELETE', `/students/${student.id}`],
      ['POST', '/teachers', { username: teacher.username }],
      ['DELETE', `/teachers/${teacher.id}`],
    ] as const)
      expect(codeOf(await send(method, `/${id}${path}`, body))).toBe('class_archived');
    expect((await send('PATCH', `/${id}`, { isArchived: false, name: '4b' })).json()).toMatchObject({
      isArchived: false,
      name: '4b',
    });
  });
});

describe('a copy of a class', () => {
  it('has the students who are left, and the viewer as its teacher', async () => {
    const { id } = await createClass(app, teacher, { schoolYear: '2025/26' });
    const colleague = await storeUserAs(app, 'teacher');
    await send('POST', `/${id}/teachers`, { username: colleague.username });
    const [stays, leaves, archived] = [
      await addStudent(app, teacher, id, { givenName: 'Mei' }),
      await addStudent(app, teacher, id, { givenName: 'Tom' }),
      await addStudent(app, teacher, id, { givenName: 'Ana' }),
    ];
    await send('DELETE', `/${id}/students/${leaves.id}`);
    await app.database.studentRecord.update({ where: { accountId: archived.id }, data: { archivedAt: new Date() } });
    const copy = await app.request('POST', `/api/classes/${id}/copy`, { as: colleague.id, body: { name: '4b' } });
    expect(copy.json<ClassDetails>()).toMatchObject({ name: '4b', schoolYear: null, teachers: [{ id: colleague.id }] });
    expect(copy.json<ClassDetails>().students!.map((student) => student.id)).toEqual([stays.id]);
    expect((await read(id)).students).toHaveLength(2);
  });
});

describe('a student', () => {
  it('gets an account without e-mail and without a password that anyone knows', async () => {
    const { id } = await createClass(app, teacher);
    const given = { givenName: 'Zoë Mei', familyName: 'Li', chineseName: '李梅', studentNumber: '0017' };
    const student = await addStudent(app, teacher, id, { ...given, familyEmails: ['a@example.com', 'b@example.com'] });
    expect(student).toMatchObject({ ...given, isArchived: false, familyEmails: ['a@example.com', 'b@example.com'] });
    expect(student.username).toMatch(/^zoëmei-\d{6}$/);
    const account = await app.database.account.findUniqueOrThrow({ where: { id: student.id } });
    expect(account).toMatchObject({ role: 'student', email: null, firstName: 'Zoë Mei', lastName: 'Li' });
    const password = account.passwordHash;
    const signIn = await app.request('POST', '/api/simple-login', { body: { username: student.username, password } });
    expect(codeOf(signIn)).toBe('invalid_credentials');
  });

  it('may have a Chinese name only, but no empty name', async () => {
    const { id } = await createClass(app, teacher);
    const student = await addStudent(app, teacher, id, { givenName: '', familyName: null, chineseName: '李梅' });
    const account = await app.database.account.findUniqueOrThrow({ where: { id: student.id } });
    expect(account).toMatchObject({ firstName: '李梅', lastName: null });
    expect(codeOf(await send('POST', `/${id}/students`, { familyName: 'Li' }))).toBe('invalid_request');
    const rejected = await send('PATCH', `/${id}/students/${student.id}`, { chineseName: '' });
    expect(rejected.json()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'givenName' }] });
    expect((await read(id)).students).toMatchObject([{ chineseName: '李梅' }]);
  });

  it('is corrected, with the name of the account', async () => {
    const { id } = await createClass(app, teacher);
    const student = await addStudent(app, teacher, id, { studentNumber: '1-a' });
    const changes = { givenName: 'Ming', studentNumber: null };
    expect((await send('PATCH', `/${id}/students/${student.id}`, changes)).json()).toEqual({ ...student, ...changes });
    const account = await app.database.account.findUniqueOrThrow({ where: { id: student.id } });
    expect(account).toMatchObject({ firstName: 'Ming', lastName: 'Li', version: 2, username: student.username });
  });

  it('has a number that no other student has', async () => {
    const { id } = await createClass(app, teacher);
    const tom = await addStudent(app, teacher, id, { studentNumber: '7-a' });
    const mei = await addStudent(app, teacher, id);
    expect(codeOf(await send('POST', `/${id}/students`, { givenName: 'x', studentNumber: '7-a' }))).toBe(
      'student_number_taken',
    );
    expect(codeOf(await send('PATCH', `/${id}/students/${mei.id}`, { studentNumber: '7-a' }))).toBe(
      'student_number_taken',
    );
    expect((await read(id)).students!.map(({ studentNumber }) => studentNumber)).toEqual(
      expect.arrayContaining([tom.studentNumber, null]),
    );
  });

  it('of another class, or who has left, is not found', async () => {
    const [own, other] = [await createClass(app, teacher), await createClass(app, await storeUserAs(app, 'teacher'))];
    const stranger = await addStudent(app, await storeUserAs(app, 'admin'), other.id);
    const left = await addStudent(app, teacher, own.id);
    await send('DELETE', `/${own.id}/students/${left.id}`);
    for (const userId of [stranger.id, left.id, teacher.id]) {
      expect(codeOf(await send('PATCH', `/${own.id}/students/${userId}`, { givenName: 'x' }))).toBe(
        'student_not_found',
      );
      expect(codeOf(await send('DELETE', `/${own.id}/students/${userId}`))).toBe('student_not_found');
    }
    expect(await app.database.account.count({ where: { id: left.id } })).toBe(1);
  });
});

describe('a teacher', () => {
  it('is added by username; an account without the role is like an unknown one', async () => {
    const { id } = await createClass(app, teacher);
    const [colleague, member] = [await storeUserAs(app, 'teacher'), await storeUserAs(app, 'member')];
    const body = { username: colleague.username.toUpperCase() };
    for (let i = 0; i < 2; i += 1)
      expect((await send('POST', `/${id}/teachers`, body)).json<ClassDetails>().teachers).toHaveLength(2);
    const [unknown, known] = [
      await send('POST', `/${id}/teachers`, { username: 'no-one' }),
      await send('POST', `/${id}/teachers`, { username: member.username }),
    ];
    expect([unknown.statusCode, unknown.json()]).toEqual([404, known.json()]);
    const log = await readSecurityLog(app);
    expect(log.filter(({ target_user_id }) => target_user_id === colleague.id)).toMatchObject([
      { event: 'class.teacher_added', user_id: teacher.id, details: { classId: id } },
    ]);
  });

  it('is not the last one to be removed, by an admin neither', async () => {
    const { id } = await createClass(app, teacher);
    const admin = await storeUserAs(app, 'admin');
    const former = await storeUserAs(app, 'teacher');
    await send('POST', `/${id}/teachers`, { username: former.username });
    await app.database.account.update({ where: { id: former.id }, data: { role: 'member' } });
    for (const as of [teacher.id, admin.id])
      expect(codeOf(await send('DELETE', `/${id}/teachers/${teacher.id}`, undefined, as))).toBe('last_teacher');
  });
});

it('deleting a class leaves its students, their records and other classes', async () => {
  const { id } = await createClass(app, teacher);
  const student = await addStudent(app, teacher, id);
  const copy = (await send('POST', `/${id}/copy`, { name: 'Copy' })).json<ClassDetails>();
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204);
  expect(codeOf(await send('GET', `/${id}`))).toBe('class_not_found');
  expect((await read(copy.id)).students).toMatchObject([{ id: student.id } satisfies Partial<ClassStudent>]);
  expect(await app.database.studentRecord.count({ where: { accountId: student.id } })).toBe(1);
});
