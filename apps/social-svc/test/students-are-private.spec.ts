import type { ClassStudent, User } from '@memory/contracts';
import { runIntegrityChecks } from '@memory/service-kit/testing';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let teacher: User;
let member: User;
let classId: string;
let mei: ClassStudent;
let tom: ClassStudent;
beforeAll(async () => {
  app = await startSocialApp();
  [teacher, member] = [await storeUserAs(app, 'teacher'), await storeUserAs(app, 'member')];
  classId = (await createClass(app, teacher)).id;
  mei = await addStudent(app, teacher, classId, { givenName: 'Meihua' });
  tom = await addStudent(app, teacher, classId, { givenName: 'Tomislav' });
});
afterAll(() => app.close());

const addFriend = async (as: string, friendId: string) =>
  (await app.request('POST', '/api/friends', { as, body: { friendId } })).statusCode;

it('no search finds a student, by a classmate neither', async () => {
  for (const as of [member.id, teacher.id, tom.id])
    for (const q of ['Meihua', mei.username]) {
      const found = await app.request('GET', `/api/users/search?q=${encodeURIComponent(q)}`, { as });
      expect(found.json()).toEqual([]);
    }
});

it('a correction of the name does not make a student findable, and the integrity check agrees', async () => {
  const path = `/api/classes/${classId}/students/${mei.id}`;
  await app.request('PATCH', path, { as: teacher.id, body: { givenName: 'Meihuahua' } });
  expect((await app.request('GET', '/api/users/search?q=Meihuahua', { as: member.id })).json()).toEqual([]);
  const problems = await runIntegrityChecks(
    ({ method, url, payload }) =>
      app.request(method as 'GET', String(url), payload === undefined ? {} : { body: payload as object }),
    { only: ['account-names'] },
  );
  expect(problems).toEqual({});
});

it('an account that was a member before is no longer found as a student', async () => {
  const { id, username } = await storeUserAs(app, 'member');
  const search = async () =>
    (await app.request('GET', `/api/users/search?q=${username}`, { as: member.id })).json<object[]>().length;
  expect(await search()).toBe(1);
  await app.database.account.update({ where: { id }, data: { role: 'student' } });
  expect(await search()).toBe(0);
});

it('students are not recommended', async () => {
  app.fakePeers.responses.set('GET /internal/active-authors', () => ({
    status: 200,
    body: { ids: [mei.id, member.id] },
  }));
  await app.request('POST', '/api/friends', { as: tom.id, body: { friendId: mei.id } });
  await app.request('POST', '/api/friends', { as: teacher.id, body: { friendId: tom.id } });
  const recommended = await app.request('GET', '/api/recommended-friends', { as: teacher.id });
  expect(recommended.json<User[]>().map(({ id }) => id)).toEqual([member.id]);
});

it('only people of the class become friends with a student', async () => {
  const stranger = await addStudent(app, teacher, (await createClass(app, teacher)).id);
  const left = await addStudent(app, teacher, classId);
  await app.request('DELETE', `/api/classes/${classId}/students/${left.id}`, { as: teacher.id });
  for (const other of [member.id, stranger.id, left.id])
    expect([await addFriend(other, mei.id), await addFriend(mei.id, other)]).toEqual([404, 404]);
  expect(await addFriend(teacher.id, mei.id)).toBeLessThan(300);
  expect(await addFriend(mei.id, tom.id)).toBeLessThan(300);
});
