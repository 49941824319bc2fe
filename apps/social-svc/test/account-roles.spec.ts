import type { ClassDetails, OwnUser, User } from '@memory/contracts';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { storeUser } from './factories.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let user: User;
beforeAll(async () => void (app = await startSocialApp()));
afterAll(() => app.close());
beforeEach(async () => void (user = await storeUser(app)));

const setRole = (userId: string, role: string) =>
  app.request('PATCH', `/internal/accounts/${userId}/role`, { body: { role } });
const roleOf = async ({ id }: User) => (await app.request('GET', '/api/profile', { as: id })).json<OwnUser>().role;

it('a role is set, shown to its own user alone, and recorded with ids only', async () => {
  expect(await roleOf(user)).toBeUndefined();
  expect((await setRole(user.id, 'teacher')).statusCode).toBe(204);
  expect((await setRole(user.id, 'teacher')).statusCode).toBe(204);
  expect(await roleOf(user)).toBe('teacher');
  const other = await storeUser(app);
  const seen = await app.request('GET', `/api/users/search?q=${user.username}`, { as: other.id });
  expect(seen.json()).toEqual([expect.not.objectContaining({ role: expect.anything() })]);
  const log = (await readSecurityLog(app)).filter(({ target_user_id }) => target_user_id === user.id);
  expect(log).toMatchObject([{ event: 'admin.role_changed', user_id: null, details: { role: 'teacher' } }]);
});

it('a teacher who becomes a member teaches no class any more, also when promoted again', async () => {
  await setRole(user.id, 'teacher');
  const { id } = await createClass(app, user);
  await setRole(user.id, 'member');
  const read = () => app.request('GET', `/api/classes/${id}`, { as: user.id });
  expect((await read()).statusCode).toBe(404);
  await setRole(user.id, 'teacher');
  expect((await read()).statusCode).toBe(404);
  const admin = await storeUserAs(app, 'admin');
  const found = await app.request('GET', `/api/classes/${id}`, { as: admin.id });
  expect(found.json<ClassDetails>().teachers).toEqual([]);
});

it('a student keeps the role', async () => {
  const teacher = await storeUserAs(app, 'teacher');
  const student = await addStudent(app, teacher, (await createClass(app, teacher)).id);
  for (const role of ['member', 'teacher', 'admin']) {
    const rejected = await setRole(student.id, role);
    expect([rejected.statusCode, rejected.json<{ code: string }>().code]).toEqual([409, 'student_account']);
  }
  for (const role of ['student', 'family', 'owner']) expect((await setRole(user.id, role)).statusCode).toBe(400);
});
