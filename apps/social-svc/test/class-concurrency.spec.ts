import { randomUUID } from 'node:crypto';
import { CLASS_STUDENTS_MAX, CLASS_TEACHERS_MAX, CLASSES_PER_TEACHER_MAX, type User } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { CreateStudentAccounts } from '../src/classes/create-student-accounts.ts';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let teacher: User;
beforeAll(async () => void (app = await startSocialApp()));
afterAll(() => app.close());
beforeEach(async () => void (teacher = await storeUserAs(app, 'teacher')));

type Method = 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: object, as = teacher.id, headers = {}) =>
  app.request(method, `/api/classes${path}`, { as, headers, ...(body && { body }) });
const outcome = async (response: ReturnType<typeof send>) => {
  const { statusCode, body } = await response;
  return statusCode < 300 ? String(statusCode) : (JSON.parse(body) as { code: string }).code;
};
const outcomes = async (...responses: ReturnType<typeof send>[]) =>
  (await Promise.all(responses.map(outcome))).toSorted();
const newStudent = (given: object = {}) => ({
  givenName: 'Mei',
  familyName: 'Li',
  chineseName: null,
  studentNumber: null,
  familyEmails: [],
  ...given,
});
const createStudents = (count: number) =>
  app.database.$transaction((tx) =>
    app.app.get(CreateStudentAccounts).execute(
      tx,
      Array.from({ length: count }, () => newStudent()),
    ),
  );

const whenWaitingForLock = () =>
  eventually(async () => {
    const [row] = await app.database.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(row!.waiting).toBe(1);
  });

it('two teachers who remove each other at once leave one of them', async () => {
  const colleague = await storeUserAs(app, 'teacher');
  for (let round = 0; round < 5; round += 1) {
    const { id } = await createClass(app, teacher);
    await send('POST', `/${id}/teachers`, { username: colleague.username });
    const results = await outcomes(
      send('DELETE', `/${id}/teachers/${colleague.id}`),
      send('DELETE', `/${id}/teachers/${teacher.id}`, undefined, colleague.id),
    );
    expect(results).toEqual(['204', 'class_not_found']);
    expect(await app.database.classTeacher.count({ where: { classId: id } })).toBe(1);
  }
});

it('two teachers who leave at once leave one of them', async () => {
  const colleague = await storeUserAs(app, 'teacher');
  const { id } = await createClass(app, teacher);
  await send('POST', `/${id}/teachers`, { username: colleague.username });
  const results = await outcomes(
    send('DELETE', `/${id}/teachers/${teacher.id}`),
    send('DELETE', `/${id}/teachers/${colleague.id}`, undefined, colleague.id),
  );
  expect(results).toEqual(['204', 'last_teacher']);
});

it('a class never has more students than fit, however many are added at once', async () => {
  const { id } = await createClass(app, teacher);
  const ids = await createStudents(CLASS_STUDENTS_MAX - 1);
  await app.database.classStudent.createMany({ data: ids.map((accountId) => ({ classId: id, accountId })) });
  const add = () => send('POST', `/${id}/students`, { givenName: 'Tom' });
  expect(await outcomes(add(), add(), add())).toEqual(['201', 'too_many_students', 'too_many_students']);
  await send('DELETE', `/${id}/students/${ids[0]}`);
  expect(await outcome(add())).toBe('201');
});

it('a teacher never teaches more classes than allowed, by creating, copying, restoring or being added', async () => {
  const { id } = await createClass(app, teacher);
  const archived = await createClass(app, teacher);
  await send('PATCH', `/${archived.id}`, { isArchived: true });
  const others = Array.from({ length: CLASSES_PER_TEACHER_MAX - 2 }, () => ({ id: uuidv7(), name: 'x' }));
  await app.database.schoolClass.createMany({ data: others });
  await app.database.classTeacher.createMany({
    data: others.map((other) => ({ classId: other.id, accountId: teacher.id })),
  });
  const full = ['201', 'too_many_classes', 'too_many_classes'];
  const create = () => send('POST', '', { name: 'One more' });
  expect(await outcomes(create(), create(), send('POST', `/${id}/copy`, { name: 'One more' }))).toEqual(full);
  expect(await outcome(send('PATCH', `/${archived.id}`, { isArchived: false }))).toBe('too_many_classes');
  const colleague = await storeUserAs(app, 'teacher');
  const another = await createClass(app, colleague);
  const added = send('POST', `/${another.id}/teachers`, { username: teacher.username }, colleague.id);
  expect(await outcome(added)).toBe('too_many_teachers');
});

it('a class never has more teachers than allowed', async () => {
  const { id } = await createClass(app, teacher);
  const colleagues = [];
  for (let i = 0; i < CLASS_TEACHERS_MAX + 1; i += 1) colleagues.push(await storeUserAs(app, 'teacher'));
  const results = await outcomes(...colleagues.map(({ username }) => send('POST', `/${id}/teachers`, { username })));
  expect(results.filter((result) => result === '200')).toHaveLength(CLASS_TEACHERS_MAX - 1);
  expect(await app.database.classTeacher.count({ where: { classId: id } })).toBe(CLASS_TEACHERS_MAX);
});

it('a class that is archived while a student is added gets the student before or not at all', async () => {
  const { id } = await createClass(app, teacher);
  await app.database
    .$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM school_class WHERE id = ${id}::uuid FOR UPDATE`;
      const adding = outcome(send('POST', `/${id}/students`, { givenName: 'Tom' }));
      await whenWaitingForLock();
      await tx.schoolClass.update({ where: { id }, data: { archivedAt: new Date() } });
      return { adding };
    })
    .then(async ({ adding }) => expect(await adding).toBe('class_archived'));
  expect(await app.database.classStudent.count({ where: { classId: id } })).toBe(0);
});

describe('a repeated creation', () => {
  it('has no effect and gets the same response', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const create = () => send('POST', '', { name: '3b' }, teacher.id, headers);
    const [first, second] = await Promise.all([create(), create()]);
    expect(second.json()).toEqual(first.json());
    const { id } = first.json<{ id: string }>();
    for (const [path, body] of [
      [`/${id}/students`, { givenName: 'Mei' }],
      [`/${id}/copy`, { name: '4b' }],
    ] as const) {
      const key = { 'idempotency-key': randomUUID() };
      const one = await send('POST', path, body, teacher.id, key);
      expect((await send('POST', path, body, teacher.id, key)).json()).toEqual(one.json());
    }
    expect(await app.database.classTeacher.count({ where: { accountId: teacher.id } })).toBe(2);
    expect(await app.database.classStudent.count({ where: { classId: id } })).toBe(1);
  });

  it('shows nothing to who no longer has the role', async () => {
    const { id } = await createClass(app, teacher);
    const headers = { 'idempotency-key': randomUUID() };
    const add = () => outcome(send('POST', `/${id}/students`, { givenName: 'Mei' }, teacher.id, headers));
    expect(await add()).toBe('201');
    await app.database.account.update({ where: { id: teacher.id }, data: { role: 'member' } });
    expect(await add()).toBe('class_not_found');
  });
});

it('students are created in as many statements for one as for many', async () => {
  const statements = async (count: number) => {
    const events: string[] = [];
    const client = app.database.$extends({
      query: { $allOperations: ({ operation, args, query }) => (events.push(operation), query(args)) },
    });
    await client.$transaction((tx) =>
      app.app.get(CreateStudentAccounts).execute(
        tx as never,
        Array.from({ length: count }, () => newStudent()),
      ),
    );
    return events.length;
  };
  const forOne = await statements(1);
  expect(forOne).toBeGreaterThan(0);
  expect(await statements(100)).toBe(forOne);
});

it('a student whose account is deleted is gone from the class', async () => {
  const { id } = await createClass(app, teacher);
  const student = await addStudent(app, teacher, id);
  await app.request('DELETE', `/internal/accounts/${student.id}`);
  expect(await app.database.classStudent.count({ where: { classId: id } })).toBe(0);
  expect(await app.database.studentRecord.count({ where: { accountId: student.id } })).toBe(0);
});

it('the class of a teacher whose account is deleted stays, and an admin finds it', async () => {
  const { id } = await createClass(app, teacher);
  await app.request('DELETE', `/internal/accounts/${teacher.id}`);
  const admin = await storeUserAs(app, 'admin');
  const found = await app.request('GET', `/api/classes/${id}`, { as: admin.id });
  expect(found.json()).toMatchObject({ id, teachers: [], viewer: 'admin' });
});
