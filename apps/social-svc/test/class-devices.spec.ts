import { CLASS_DEVICES_MAX } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import {
  clientWith,
  cookiesOf,
  createCode,
  enroll,
  enrolledDevice,
  newSignInScene,
  readEnrolled,
  readSignIns,
  studentsOn,
  tapPictures,
} from './class-sign-in.ts';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const codeOf = (response: { json: <T>() => T }) => response.json<{ code: string }>().code;

async function newClass() {
  const teacher = await storeUserAs(app, 'teacher');
  const { id: classId } = await createClass(app, teacher);
  return { teacher, classId };
}

describe('a code for a device', () => {
  it('enrolls one device, also typed in lower case, and is stored as a hash', async () => {
    const { teacher, classId } = await newClass();
    const code = await createCode(app, teacher.id, classId);
    expect(code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    const stored = await app.database.classDeviceCode.findFirstOrThrow({ where: { classId } });
    expect(Buffer.from(stored.codeHash).toString('latin1')).not.toContain(code.replace('-', ''));
    const response = await enroll(app, code.toLowerCase());
    expect([response.statusCode, response.json()]).toMatchObject([200, { students: [] }]);
    expect(cookiesOf(response).get('class-device')).toMatch(/^[\w-]{43}$/);
    expect(await app.database.classDeviceCode.count({ where: { classId } })).toBe(0);
    expect(codeOf(await enroll(app, code))).toBe('device_code_unknown');
  });

  it('enrolls one of two devices that send it at the same time', async () => {
    const { teacher, classId } = await newClass();
    const code = await createCode(app, teacher.id, classId);
    const responses = await Promise.all(Array.from({ length: 4 }, () => enroll(app, code)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404]);
    expect(await app.database.classDevice.count({ where: { classId } })).toBe(1);
  });

  it('is worthless after its expiry, and while the class is archived', async () => {
    const { teacher, classId } = await newClass();
    const other = await newClass();
    const [expired, archived] = [
      await createCode(app, teacher.id, classId),
      await createCode(app, other.teacher.id, other.classId),
    ];
    await app.request('PATCH', `/api/classes/${other.classId}`, { as: other.teacher.id, body: { isArchived: true } });
    await app.database.classDeviceCode.updateMany({ where: { classId }, data: { expiresAt: new Date() } });
    for (const code of [expired, archived, 'K7QD-3XVM'])
      expect(codeOf(await enroll(app, code))).toBe('device_code_unknown');
  });

  it('is refused with 429 long before 10,000 wrong codes, also a right one', async () => {
    const { teacher, classId } = await newClass();
    const client = clientWith(null);
    let tries = 0;
    while (tries < 250 && (await enroll(app, 'K7QD-3XVM', client)).statusCode === 404) tries += 1;
    expect(tries).toBe(200);
    const right = await enroll(app, await createCode(app, teacher.id, classId), client);
    expect([right.statusCode, Number(right.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  it('counts together with devices towards the maximum of a class, expired codes do not', async () => {
    const { teacher, classId } = await newClass();
    const later = new Date(Date.now() + 60_000);
    await app.database.classDeviceCode.createMany({
      data: Array.from({ length: CLASS_DEVICES_MAX - 1 }, (_, index) => ({
        id: uuidv7(),
        classId,
        codeHash: new Uint8Array(Buffer.from(`${classId} ${index}`)),
        expiresAt: later,
      })),
    });
    const path = `/api/classes/${classId}/device-codes`;
    const both = await Promise.all([1, 2].map(() => app.request('POST', path, { as: teacher.id })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await app.database.classDeviceCode.updateMany({ where: { classId }, data: { expiresAt: new Date() } });
    await createCode(app, teacher.id, classId);
  });
});

describe('an enrolled device', () => {
  it('shows given names, with an initial for namesakes, and nothing else of the students', async () => {
    const { teacher, classId } = await newClass();
    await addStudent(app, teacher, classId, { familyName: 'Zhang', studentNumber: 'devices-1' });
    await addStudent(app, teacher, classId, { familyName: 'Wang', familyEmails: ['mother@example.com'] });
    await addStudent(app, teacher, classId, { givenName: 'Tom', familyName: 'Baker' });
    await addStudent(app, teacher, classId, { givenName: '', familyName: '', chineseName: '小明' });
    const token = await enrolledDevice(app, teacher.id, classId);
    const response = await readEnrolled(app, token);
    const names = response.json<{ students: { name: string }[] }>().students.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Mei W.', 'Mei Z.', 'Tom', '小明']);
    const accounts = await app.database.account.findMany({ where: { attendedClasses: { some: { classId } } } });
    const secrets = ['Zhang', 'Wang', 'Baker', 'example.com', 'devices-1', ...accounts.map(({ username }) => username)];
    for (const secret of secrets) expect(response.body).not.toContain(secret);
    expect(cookiesOf(response).get('class-device')).toBe(token);
  });

  it('shows nobody who has left, whose record is archived, or who waits for the erasure', async () => {
    const { teacher, classId } = await newClass();
    const [left, archived, leaving, stays] = await Promise.all(
      ['Left', 'Archived', 'Leaving', 'Stays'].map((givenName) => addStudent(app, teacher, classId, { givenName })),
    );
    const token = await enrolledDevice(app, teacher.id, classId);
    await app.request('DELETE', `/api/classes/${classId}/students/${left!.id}`, { as: teacher.id });
    await app.database.studentRecord.update({ where: { accountId: archived!.id }, data: { archivedAt: new Date() } });
    await app.database.requestedDeletion.create({
      data: { accountId: leaving!.id, eraseAfter: new Date(Date.now() + 86_400_000) },
    });
    expect(await studentsOn(app, token)).toEqual([{ id: stays!.id, name: 'Stays', profileImageUrl: null }]);
  });

  it('is nothing while its class is archived, and works again when the class is restored', async () => {
    const { teacher, classId, deviceToken, student, pictures } = await newSignInScene(app);
    const setArchived = (isArchived: boolean) =>
      app.request('PATCH', `/api/classes/${classId}`, { as: teacher.id, body: { isArchived } });
    await setArchived(true);
    const archived = await readEnrolled(app, deviceToken);
    expect([codeOf(archived), cookiesOf(archived).get('class-device')]).toEqual(['device_not_enrolled', deviceToken]);
    expect(codeOf(await tapPictures(app, { studentId: student.id, pictures }, deviceToken))).toBe(
      'device_not_enrolled',
    );
    for (const path of ['device-codes', 'badges', `students/${student.id}/pictures`]) {
      const response = await app.request('POST', `/api/classes/${classId}/${path}`, { as: teacher.id, body: {} });
      expect([path, codeOf(response)]).toEqual([path, 'class_archived']);
    }
    await setArchived(false);
    expect((await tapPictures(app, { studentId: student.id, pictures }, deviceToken)).statusCode).toBe(200);
  });

  it('is nothing after its removal, and its cookie is deleted', async () => {
    const { teacher, classId, deviceToken, student, pictures } = await newSignInScene(app);
    const { id } = await app.database.classDevice.findFirstOrThrow({ where: { classId } });
    const other = await newSignInScene(app);
    const ofOther = `/api/classes/${other.classId}/devices/${id}`;
    expect(codeOf(await app.request('DELETE', ofOther, { as: other.teacher.id }))).toBe('device_not_found');
    const removed = await app.request('DELETE', `/api/classes/${classId}/devices/${id}`, { as: teacher.id });
    expect(removed.statusCode).toBe(204);
    const response = await readEnrolled(app, deviceToken);
    expect([codeOf(response), cookiesOf(response).get('class-device')]).toEqual(['device_not_enrolled', '']);
    expect(codeOf(await tapPictures(app, { studentId: student.id, pictures }, deviceToken))).toBe(
      'device_not_enrolled',
    );
  });

  it('belongs to one class: a new enrollment replaces the earlier one', async () => {
    const [first, second] = [await newSignInScene(app), await newSignInScene(app)];
    const code = await createCode(app, second.teacher.id, second.classId);
    const response = await enroll(app, code, clientWith(first.deviceToken));
    const token = cookiesOf(response).get('class-device')!;
    expect((await studentsOn(app, token)).map(({ id }) => id)).toEqual([second.student.id]);
    expect(await app.database.classDevice.count({ where: { classId: first.classId } })).toBe(0);
  });

  it('is listed for the teachers of the class, with its last use', async () => {
    const { teacher, classId, deviceToken, student, pictures } = await newSignInScene(app);
    const list = async () => (await app.request('GET', `/api/classes/${classId}/devices`, { as: teacher.id })).json();
    expect(await list()).toMatchObject([{ browser: null, lastUsedAt: null, enrolledAt: expect.any(String) }]);
    await tapPictures(app, { studentId: student.id, pictures }, deviceToken);
    expect(await list()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect(await readSignIns(app, teacher.id, classId)).toMatchObject([{ studentId: student.id, pictures }]);
  });
});
