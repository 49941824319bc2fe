import { PassThrough, Readable } from 'node:stream';
import type { User } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { schoolFiles, zip } from '@memory/testing/one-roster-archives';
import { RosterReadLimit } from '../src/rosters/reading/roster-read-limit.ts';
import { createClass, storeUserAs } from './classes.ts';
import { codeOf, RosterClient } from './rosters.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let viewers: Record<string, User>;
let classId: string;
let archive: Buffer;
beforeAll(async () => {
  app = await startSocialApp();
  archive = await zip(schoolFiles({ users: [['mei', 'Mei', 'Li']] }));
});
afterAll(() => app.close());
const CSV = 'Name\nMei Li';

beforeEach(async () => {
  const [member, student, otherStudent] = await Promise.all(
    (['member', 'student', 'student'] as const).map((role) => storeUserAs(app, role)),
  );
  const [teacher, colleague, otherTeacher] = await Promise.all([1, 2, 3].map(() => storeUserAs(app, 'teacher')));
  const admin = await storeUserAs(app, 'admin');
  classId = (await createClass(app, teacher!)).id;
  const { id: otherClass } = await createClass(app, otherTeacher!);
  await app.database.classTeacher.create({ data: { classId, accountId: colleague!.id } });
  await app.database.classStudent.createMany({
    data: [
      { classId, accountId: student!.id },
      { classId: otherClass, accountId: otherStudent!.id },
    ],
  });
  viewers = {
    member: member!,
    student: student!,
    'student of another class': otherStudent!,
    teacher: teacher!,
    colleague: colleague!,
    'teacher of another class': otherTeacher!,
    admin,
  };
});

const as = (viewer: string) => new RosterClient(app, viewers[viewer]!.id);
const outcome = (response: { statusCode: number; json: () => unknown }) =>
  response.statusCode < 400 ? response.statusCode : codeOf(response);
const stored = () => app.database.rosterImport.count();

const NOT_FOUND = 'class_not_found';
describe.each([
  ['member', NOT_FOUND, 'admins_only', NOT_FOUND],
  ['student', 'teachers_only', 'admins_only', 'teachers_only'],
  ['student of another class', NOT_FOUND, 'admins_only', NOT_FOUND],
  ['teacher', 201, 'admins_only', 200],
  ['colleague', 201, 'admins_only', 200],
  ['teacher of another class', NOT_FOUND, 'admins_only', NOT_FOUND],
  ['admin', 201, 201, 200],
])('a %s', (viewer, ofClass, ofSchool, exported) => {
  it('sends a roster and gets an export only where it is theirs', async () => {
    const before = await stored();
    const responses = [
      await as(viewer).send(classId, CSV),
      await as(viewer).sendArchive(archive),
      await as(viewer).export(classId),
    ];
    expect(responses.map(outcome)).toEqual([ofClass, ofSchool, exported]);
    const kept = [ofClass, ofSchool].filter((status) => status === 201).length;
    expect((await stored()) - before).toBe(kept);
  });

  it('applies only the own roster', async () => {
    const { id } = await as('teacher').preview(classId, CSV);
    expect(outcome(await as(viewer).apply(id))).toBe(viewer === 'teacher' ? 200 : 'roster_not_found');
  });
});

it('a viewer who is signed out gets nothing', async () => {
  const headers = { 'content-type': 'text/csv' };
  const body = Buffer.from(CSV);
  for (const response of [
    await app.request('POST', `/api/classes/${classId}/rosters`, { body, headers }),
    await app.request('POST', '/api/rosters', { body, headers: { 'content-type': 'application/zip' } }),
    await app.request('POST', `/api/rosters/${classId}/apply`, { body: {} }),
    await app.request('GET', `/api/classes/${classId}/roster.csv`),
  ])
    expect(outcome(response)).toBe('not_signed_in');
});

describe('between the preview and the request to apply it', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['the role is withdrawn', NOT_FOUND, () => setRole('member')],
    ['the teacher becomes a student of the class', 'teachers_only', () => setRole('student', true)],
    [
      'the teacher is removed',
      NOT_FOUND,
      () => app.database.classTeacher.deleteMany({ where: { classId, accountId: viewers.teacher!.id } }),
    ],
    [
      'the class is archived',
      'class_archived',
      () => app.database.schoolClass.update({ where: { id: classId }, data: { archivedAt: new Date() } }),
    ],
    ['the class is deleted', 'roster_not_found', () => app.database.schoolClass.delete({ where: { id: classId } })],
    ['a student is added', 'roster_outdated', () => addStudent('Mei')],
  ])('%s: %s', async (_, code, change) => {
    const { id } = await as('teacher').preview(classId, CSV);
    await change();
    const before = await app.database.account.count();
    expect(outcome(await as('teacher').apply(id))).toBe(code);
    expect(await app.database.account.count()).toBe(before);
  });

  it('the role is withdrawn, also for a repeated request', async () => {
    const { id } = await as('teacher').preview(classId, CSV);
    await as('teacher').apply(id);
    await setRole('member');
    expect(outcome(await as('teacher').apply(id))).toBe(NOT_FOUND);
  });

  async function setRole(role: string, isStudent = false): Promise<void> {
    const { id } = viewers.teacher!;
    await app.database.account.update({ where: { id }, data: { role } });
    if (isStudent) await app.database.classStudent.create({ data: { classId, accountId: id } });
  }
  const addStudent = (givenName: string) =>
    app.request('POST', `/api/classes/${classId}/students`, {
      as: viewers.colleague!.id,
      body: { givenName, familyName: 'Li' },
    });
});

describe('requests at the same moment', () => {
  it('apply a roster once', async () => {
    const { id } = await as('teacher').preview(classId, CSV);
    const responses = await Promise.all([1, 2, 3, 4].map(() => as('teacher').apply(id)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(
      await app.database.studentRecord.count({ where: { account: { attendedClasses: { some: { classId } } } } }),
    ).toBe(1);
  });

  it('of two teachers with the same list create each student once', async () => {
    const [first, second] = [await as('teacher').preview(classId, CSV), await as('colleague').preview(classId, CSV)];
    const responses = await Promise.all([as('teacher').apply(first.id), as('colleague').apply(second.id)]);
    expect(responses.map(outcome).toSorted()).toEqual([200, 'roster_outdated']);
  });

  it('give a number to one student of two classes', async () => {
    const csv = (name: string) => `Name,Number\n${name},taken-1`;
    const { id: otherClass } = await createClass(app, viewers['teacher of another class']!);
    const other = as('teacher of another class');
    const ids = [
      (await as('teacher').preview(classId, csv('Mei Li'))).id,
      (await other.preview(otherClass, csv('Tom Wu'))).id,
    ];
    const responses = await Promise.all([as('teacher').apply(ids[0]!), other.apply(ids[1]!)]);
    expect(responses.map(outcome).toSorted()).toEqual([200, 'roster_outdated']);
  });

  it('send one file of a user at a time', async () => {
    const body = new PassThrough();
    body.write(CSV);
    const unfinished = app.request('POST', `/api/classes/${classId}/rosters`, {
      as: viewers.teacher!.id,
      body,
      headers: { 'content-type': 'text/csv' },
    });
    const readLimit = app.app.get(RosterReadLimit);
    await eventually(() => expect(readLimit.isReading(viewers.teacher!.id)).toBe(true));
    expect(outcome(await as('teacher').send(classId, CSV))).toBe('too_many_requests');
    expect(outcome(await as('colleague').send(classId, CSV))).toBe(201);
    body.end();
    expect(outcome(await unfinished)).toBe(201);
    expect(outcome(await as('teacher').send(classId, CSV))).toBe(201);
  });
});

describe('the body of a request', () => {
  const send = (path: string, type: string, size: number, headers = {}) =>
    app.request('POST', path, {
      as: viewers.admin!.id,
      body: Buffer.alloc(size, 'x'),
      headers: { 'content-type': type, ...headers },
    });
  const MB = 1024 * 1024;

  it('is a file of at most 10 or 20 MB', async () => {
    const ofClass = `/api/classes/${classId}/rosters`;
    expect(outcome(await send(ofClass, 'text/csv', 10 * MB + 1))).toBe('roster_too_large');
    expect(outcome(await send(ofClass, 'text/csv', 10 * MB))).toBe('roster_not_csv');
    expect(outcome(await send('/api/rosters', 'application/zip', 20 * MB + 1))).toBe('roster_archive_too_large');
    expect(outcome(await send('/api/rosters', 'application/zip', 20 * MB))).toBe('roster_not_archive');
  });

  it('is counted when its size is not declared', async () => {
    const response = await app.request('POST', `/api/classes/${classId}/rosters`, {
      as: viewers.teacher!.id,
      body: Readable.from([Buffer.alloc(10 * MB, 'x'), Buffer.from('x')]),
      headers: { 'content-type': 'text/csv' },
    });
    expect(outcome(response)).toBe('roster_too_large');
  });

  it.each([
    ['a form', 'multipart/form-data; boundary=x'],
    ['JSON', 'application/json'],
    ['an archive for a class', 'application/zip'],
  ])('is not %s', async (_, type) => {
    expect(outcome(await send(`/api/classes/${classId}/rosters`, type, 3))).toMatch(/unsupported_type|malformed_body/);
  });

  it('of another route is no file', async () => {
    expect(outcome(await send('/api/classes', 'text/csv', 3))).toBe('unsupported_type');
  });
});
