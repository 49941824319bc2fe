import { eventually } from '@memory/testing';
import type { Transaction } from '../src/database.ts';
import {
  createBadge,
  createCode,
  enroll,
  newSignInScene,
  sessionOf,
  showBadge,
  type SignInScene,
  tapPictures,
} from './class-sign-in.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

type Sent = ReturnType<typeof tapPictures>;

async function waitUntilWaiting(count: number): Promise<void> {
  await eventually(async () => {
    const [row] = await app.database.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(row!.waiting).toBe(count);
  });
}

/** Sends requests while a transaction has locked the class and made a change, which it commits when all of them wait. */
async function duringChange(
  { classId }: SignInScene,
  change: (tx: Transaction) => Promise<unknown>,
  send: () => Sent[],
): Promise<(readonly [number, string | undefined])[]> {
  const { sent } = await app.database.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM school_class WHERE id = ${classId}::uuid FOR NO KEY UPDATE`;
    await change(tx);
    const requests = send();
    await waitUntilWaiting(requests.length);
    return { sent: requests };
  });
  const responses = await Promise.all(sent);
  expect(responses.filter((response) => response.statusCode >= 400 && sessionOf(response) !== null)).toEqual([]);
  return responses.map((response) => [response.statusCode, response.json<{ code?: string }>().code] as const);
}

it('of two devices that send one code at the same time, one is enrolled', async () => {
  const scene = await newSignInScene(app);
  const code = await createCode(app, scene.teacher.id, scene.classId);
  const results = await duringChange(
    scene,
    () => Promise.resolve(),
    () => [enroll(app, code), enroll(app, code)],
  );
  expect(results.toSorted(([one], [other]) => one - other)).toEqual([
    [200, undefined],
    [404, 'device_code_unknown'],
  ]);
});

const changes: [string, (tx: Transaction, scene: SignInScene) => Promise<unknown>][] = [
  [
    'the student is removed',
    (tx, { classId, student }) =>
      tx.classStudent.updateMany({ where: { classId, accountId: student.id }, data: { leftAt: new Date() } }),
  ],
  [
    'the class is archived',
    (tx, { classId }) => tx.schoolClass.update({ where: { id: classId }, data: { archivedAt: new Date() } }),
  ],
];

describe.each(changes)('while %s', (_, change) => {
  it('pictures and badge wait, and then sign nobody in', async () => {
    const scene = await newSignInScene(app);
    const { teacher, classId, student, pictures, deviceToken } = scene;
    const { secret } = await createBadge(app, teacher.id, classId, student.id);
    const withPictures = () => [tapPictures(app, { studentId: student.id, pictures }, deviceToken)];
    const withBadge = () => [showBadge(app, secret)];
    const restore = (tx: Transaction) =>
      Promise.all([
        tx.classStudent.updateMany({ where: { classId }, data: { leftAt: null } }),
        tx.schoolClass.update({ where: { id: classId }, data: { archivedAt: null } }),
      ]);
    expect(await duringChange(scene, (tx) => change(tx, scene), withPictures)).toEqual([[401, 'wrong_pictures']]);
    await app.database.$transaction(restore);
    expect(await duringChange(scene, (tx) => change(tx, scene), withBadge)).toEqual([[401, 'badge_unknown']]);
  });
});

it('a badge that is renewed while it is shown signs nobody in', async () => {
  const scene = await newSignInScene(app);
  const { teacher, classId, student } = scene;
  const { secret } = await createBadge(app, teacher.id, classId, student.id);
  const renew = (tx: Transaction) =>
    tx.studentSignIn.update({ where: { accountId: student.id }, data: { badgeHash: new Uint8Array(32) } });
  expect(await duringChange(scene, renew, () => [showBadge(app, secret)])).toEqual([[401, 'badge_unknown']]);
});

it('a device that is removed while it is used signs nobody in', async () => {
  const scene = await newSignInScene(app);
  const { classId, student, pictures, deviceToken } = scene;
  const remove = (tx: Transaction) => tx.classDevice.deleteMany({ where: { classId } });
  const tap = () => [tapPictures(app, { studentId: student.id, pictures }, deviceToken)];
  expect(await duringChange(scene, remove, tap)).toEqual([[404, 'device_not_enrolled']]);
});
