import { CLASS_SESSION_IDLE_MINUTES } from '@memory/contracts';
import { sessionsRevoked } from '@memory/events';
import {
  clientWith,
  createBadge,
  enrolledDevice,
  newSignInScene,
  otherPictures,
  readSignIns,
  sessionOf,
  showBadge,
  type SignInScene,
  tapPictures,
} from './class-sign-in.ts';
import { addStudent } from './classes.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

type Response = Awaited<ReturnType<typeof tapPictures>>;
/** The result of a sign-in: the status, the error's code, and whether a session has begun. */
const resultOf = (response: Response) => [
  response.statusCode,
  response.json<{ code?: string }>().code,
  sessionOf(response) !== null,
];
const SIGNED_IN = [200, undefined, true];
const rejected = (status: number, code: string) => [status, code, false];
const tapRight = ({ student, pictures, deviceToken }: SignInScene) =>
  tapPictures(app, { studentId: student.id, pictures }, deviceToken);
const tapWrong = ({ student, pictures, deviceToken }: SignInScene) =>
  tapPictures(app, { studentId: student.id, pictures: otherPictures(pictures) }, deviceToken);

/** What withdraws a sign-in of the student at once, with pictures and with a badge. */
const withdrawals: [string, (scene: SignInScene) => Promise<unknown>][] = [
  [
    'who has left the class',
    ({ teacher, classId, student }) =>
      app.request('DELETE', `/api/classes/${classId}/students/${student.id}`, { as: teacher.id }),
  ],
  [
    'whose record is archived',
    ({ student }) =>
      app.database.studentRecord.update({ where: { accountId: student.id }, data: { archivedAt: new Date() } }),
  ],
  [
    'whose account waits for its erasure',
    ({ student }) =>
      app.database.requestedDeletion.create({
        data: { accountId: student.id, eraseAfter: new Date(Date.now() + 86_400_000) },
      }),
  ],
  ['whose account is erased', ({ student }) => app.database.account.delete({ where: { id: student.id } })],
  [
    'whose account is no longer of a student',
    ({ student }) => app.database.account.update({ where: { id: student.id }, data: { role: 'member' } }),
  ],
];

describe('signing in with pictures', () => {
  it('begins a session that ends after minutes without use and after half a day, and belongs to the device', async () => {
    const scene = await newSignInScene(app);
    const response = await tapRight(scene);
    expect([resultOf(response), response.json()]).toMatchObject([SIGNED_IN, { id: scene.student.id, role: 'student' }]);
    const key = `session:${sessionOf(response)}`;
    const { createdAt, classSession } = JSON.parse((await app.redis.get(key))!);
    const device = await app.database.classDevice.findFirstOrThrow({ where: { classId: scene.classId } });
    const idleMs = (CLASS_SESSION_IDLE_MINUTES + 1) * 60_000;
    const endsAt = new Date(Date.parse(createdAt) + 12 * 3_600_000).toISOString();
    expect(classSession).toEqual({ method: 'pictures', deviceId: device.id, idleMs, endsAt });
    expect(await app.redis.pttl(key)).toBeLessThanOrEqual(idleMs);
  });

  it('needs the pictures in their order, and a device of a class that the student attends', async () => {
    const [scene, other] = [await newSignInScene(app), await newSignInScene(app)];
    const { student, pictures, deviceToken } = scene;
    const reversed = { studentId: student.id, pictures: pictures.toReversed() };
    expect(resultOf(await tapPictures(app, reversed, deviceToken))).toEqual(rejected(401, 'wrong_pictures'));
    const right = { studentId: student.id, pictures };
    expect(resultOf(await tapPictures(app, right, null))).toEqual(rejected(404, 'device_not_enrolled'));
    expect(resultOf(await tapPictures(app, right, 'A'.repeat(43)))).toEqual(rejected(404, 'device_not_enrolled'));
    expect(resultOf(await tapPictures(app, right, other.deviceToken))).toEqual(rejected(401, 'wrong_pictures'));
  });

  it.each(withdrawals)('is not possible for a student %s', async (_, withdraw) => {
    const scene = await newSignInScene(app);
    await withdraw(scene);
    expect(resultOf(await tapRight(scene))).toEqual(rejected(401, 'wrong_pictures'));
  });

  it('is locked for a student after 5 wrong attempts, also with the right pictures, until a teacher renews them', async () => {
    const scene = await newSignInScene(app);
    const { teacher, classId, student, deviceToken } = scene;
    const attempts = await Promise.all(Array.from({ length: 8 }, () => tapWrong(scene)));
    expect(attempts.map(({ statusCode }) => statusCode).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const locked = await tapRight(scene);
    expect([resultOf(locked), Number(locked.headers['retry-after'])]).toEqual([
      rejected(429, 'too_many_requests'),
      expect.closeTo(15 * 60, -2),
    ]);
    const path = `/api/classes/${classId}/students/${student.id}/pictures`;
    const { pictures } = (await app.request('POST', path, { as: teacher.id })).json<{ pictures: string[] }>();
    expect(resultOf(await tapRight(scene))).toEqual(rejected(401, 'wrong_pictures'));
    expect(resultOf(await tapPictures(app, { studentId: student.id, pictures }, deviceToken))).toEqual(SIGNED_IN);
  });

  it('is locked for a class after 60 wrong attempts, and students of other classes are never locked', async () => {
    const [scene, other] = [await newSignInScene(app), await newSignInScene(app)];
    const guess = () => tapPictures(app, { studentId: other.student.id, pictures: other.pictures }, scene.deviceToken);
    for (let tries = 0; tries < 60; tries += 1) expect((await guess()).statusCode).toBe(401);
    expect(resultOf(await tapRight(scene))).toEqual(rejected(429, 'too_many_requests'));
    expect(resultOf(await tapRight(other))).toEqual(SIGNED_IN);
  });
});

describe('signing in with a badge', () => {
  it('works on every device, in either case; on a device of the class, the session belongs to the device', async () => {
    const { teacher, classId, student, deviceToken } = await newSignInScene(app);
    const { secret } = await createBadge(app, teacher.id, classId, student.id);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const device = await app.database.classDevice.findFirstOrThrow({ where: { classId } });
    const elsewhere = (await newSignInScene(app)).deviceToken;
    for (const [token, deviceId] of [
      [null, null],
      [elsewhere, null],
      [deviceToken, device.id],
    ] as const) {
      const response = await showBadge(app, secret.toLowerCase(), clientWith(token));
      expect(resultOf(response)).toEqual(SIGNED_IN);
      const stored = JSON.parse((await app.redis.get(`session:${sessionOf(response)}`))!);
      expect(stored.classSession).toMatchObject({ method: 'badge', deviceId });
    }
    const row = await app.database.studentSignIn.findUniqueOrThrow({ where: { accountId: student.id } });
    expect(Buffer.from(row.badgeHash!).toString('latin1')).not.toContain(secret);
  });

  it('is worthless when another has been made, and after its expiry', async () => {
    const { teacher, classId, student } = await newSignInScene(app);
    const first = await createBadge(app, teacher.id, classId, student.id);
    const second = await createBadge(app, teacher.id, classId, student.id);
    expect(resultOf(await showBadge(app, first.secret))).toEqual(rejected(401, 'badge_unknown'));
    expect(resultOf(await showBadge(app, second.secret))).toEqual(SIGNED_IN);
    await app.database.studentSignIn.update({
      where: { accountId: student.id },
      data: { badgeExpiresAt: new Date() },
    });
    expect(resultOf(await showBadge(app, second.secret))).toEqual(rejected(401, 'badge_unknown'));
    expect(await readSignIns(app, teacher.id, classId)).toMatchObject([{ badgeExpiresAt: null }]);
  });

  it.each([
    ...withdrawals,
    [
      'whose only class is archived',
      ({ teacher, classId }: SignInScene) =>
        app.request('PATCH', `/api/classes/${classId}`, { as: teacher.id, body: { isArchived: true } }),
    ] as (typeof withdrawals)[number],
  ])('is not possible for a student %s', async (_, withdraw) => {
    const scene = await newSignInScene(app);
    const { secret } = await createBadge(app, scene.teacher.id, scene.classId, scene.student.id);
    await withdraw(scene);
    expect(resultOf(await showBadge(app, secret))).toEqual(rejected(401, 'badge_unknown'));
  });

  it('is refused to an address that has tried 200 wrong ones in an hour', async () => {
    const { teacher, classId, student } = await newSignInScene(app);
    const { secret } = await createBadge(app, teacher.id, classId, student.id);
    const client = { ...clientWith(null), addressKey: '198.51.100.200' };
    await app.redis.set(`limit:badges-of-address:${client.addressKey}`, 199, 'EX', 600);
    expect(resultOf(await showBadge(app, 'A'.repeat(32), client))).toEqual(rejected(401, 'badge_unknown'));
    expect(resultOf(await showBadge(app, secret, client))).toEqual(rejected(429, 'too_many_requests'));
    expect(resultOf(await showBadge(app, secret))).toEqual(SIGNED_IN);
  });

  it('makes badges for all students of the class at once', async () => {
    const { teacher, classId, student } = await newSignInScene(app);
    const second = await addStudent(app, teacher, classId);
    const response = await app.request('POST', `/api/classes/${classId}/badges`, { as: teacher.id, body: {} });
    const badges = response.json<{ studentId: string; secret: string }[]>();
    expect(badges.map(({ studentId }) => studentId).toSorted()).toEqual([student.id, second.id].toSorted());
    expect(new Set(badges.map(({ secret }) => secret)).size).toBe(2);
  });
});

describe('the sessions of students', () => {
  /** The events in the outbox or published that end sessions of the student. */
  const endedFor = async (studentId: string) => {
    const events = await app.database.$queryRaw<{ data: { classSessions?: object } }[]>`
      SELECT data FROM outbox WHERE type = ${sessionsRevoked.type} AND entity_id = ${studentId}
      UNION ALL
      SELECT data FROM published_event WHERE type = ${sessionsRevoked.type} AND entity_id = ${studentId}`;
    return events.map(({ data }) => data.classSessions);
  };

  it('end on a removed device, by its id', async () => {
    const { teacher, classId, student } = await newSignInScene(app);
    const { id } = await app.database.classDevice.findFirstOrThrow({ where: { classId } });
    await enrolledDevice(app, teacher.id, classId);
    await app.request('DELETE', `/api/classes/${classId}/devices/${id}`, { as: teacher.id });
    expect(await endedFor(student.id)).toEqual([{ deviceId: id }]);
  });

  it.each([
    ['the student is removed', 'DELETE', ({ student }: SignInScene) => `/students/${student.id}`, {}],
    ['the class is archived', 'PATCH', () => '', {}],
    ['the class is deleted', 'DELETE', () => '', {}],
    [
      'the pictures are renewed',
      'POST',
      ({ student }: SignInScene) => `/students/${student.id}/pictures`,
      {
        method: 'pictures',
      },
    ],
    ['the badge is renewed', 'POST', () => '/badges', { method: 'badge' }],
  ] as const)('end when %s', async (_, method, path, ended) => {
    const scene = await newSignInScene(app);
    const { teacher, classId, student } = scene;
    const response = await app.request(method, `/api/classes/${classId}${path(scene)}`, {
      as: teacher.id,
      ...(method !== 'DELETE' && { body: method === 'PATCH' ? { isArchived: true } : {} }),
    });
    expect(response.statusCode).toBeLessThan(300);
    expect(await endedFor(student.id)).toEqual([ended]);
  });
});
