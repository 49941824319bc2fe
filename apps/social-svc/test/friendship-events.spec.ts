import type { User } from '@memory/contracts';
import { eventually, failNextWrite } from '@memory/testing';
import { storeUser } from './factories.ts';
import { readFriendshipChanges } from './friendship-change-events.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let withApproval: SocialApp;
beforeAll(async () => {
  [app, withApproval] = await Promise.all([startSocialApp(), startSocialApp({ FRIENDSHIP_APPROVAL: 'required' })]);
});
afterAll(() => Promise.all([app.close(), withApproval.close()]));

const couple = (on = app) => Promise.all([storeUser(on), storeUser(on)]);
const add = (as: User, friend: User, on = app) =>
  on.request('POST', '/api/friends', { as: as.id, body: { friendId: friend.id } });
const remove = (as: User, friend: User, on = app) => on.request('DELETE', `/api/friends/${friend.id}`, { as: as.id });
const block = (as: User, blocked: User, on = app) =>
  on.request('POST', '/api/blocks', { as: as.id, body: { userId: blocked.id } });

const eventsOf = (user: User, on = app) => readFriendshipChanges(on, user);
const change = ({ id }: User) => ({ type: 'friendship.changed', entityId: id, data: { userId: id } });

it('a new friendship is published to both users once', async () => {
  const [mei, tom] = await couple();
  await add(mei, tom);
  await add(mei, tom);
  await add(tom, mei);
  expect([await eventsOf(mei), await eventsOf(tom)]).toEqual([[change(mei)], [change(tom)]]);
});

it('a request and its approval are published to both users', async () => {
  const [mei, tom] = await couple(withApproval);
  await add(mei, tom, withApproval);
  await add(mei, tom, withApproval);
  expect(await eventsOf(tom, withApproval)).toEqual([change(tom)]);
  await add(tom, mei, withApproval);
  expect([await eventsOf(mei, withApproval), await eventsOf(tom, withApproval)]).toEqual([
    [change(mei), change(mei)],
    [change(tom), change(tom)],
  ]);
});

it('a removed friend and a blocked friend receive the same event', async () => {
  const [[mei, tom], [ann, li]] = await Promise.all([couple(), couple()]);
  await add(mei, tom);
  await add(ann, li);
  await remove(mei, tom);
  await block(ann, li);
  expect(await eventsOf(tom)).toEqual([change(tom), change(tom)]);
  expect(await eventsOf(li)).toEqual([change(li), change(li)]);
  expect([(await eventsOf(mei)).length, (await eventsOf(ann)).length]).toEqual([2, 2]);
});

it('a dismissed notice is published to its own user alone, once', async () => {
  const [mei, tom] = await couple();
  await add(mei, tom);
  const dismiss = () => app.request('DELETE', `/api/friend-notices/${mei.id}`, { as: tom.id });
  await dismiss();
  await dismiss();
  expect([await eventsOf(mei), await eventsOf(tom)]).toEqual([[change(mei)], [change(tom), change(tom)]]);
});

it('the friends of a deleted account receive the same event', async () => {
  const [mei, tom] = await couple();
  await add(mei, tom);
  await app.request('DELETE', `/internal/accounts/${mei.id}`);
  expect(await eventsOf(tom)).toEqual([change(tom), change(tom)]);
});

it('a blocked user who was no friend receives no event, neither of the block nor of its end', async () => {
  const [mei, tom] = await couple();
  await block(mei, tom);
  await block(mei, tom);
  await app.request('DELETE', `/api/blocks/${tom.id}`, { as: mei.id });
  expect([await eventsOf(mei), await eventsOf(tom)]).toEqual([[change(mei), change(mei)], []]);
});

it('a removal without a friendship is not published', async () => {
  const [mei, tom] = await couple();
  await remove(mei, tom);
  expect(await eventsOf(tom)).toEqual([]);
});

it('a notice stays when the event of its dismissal cannot be written', async () => {
  const [mei, tom] = await couple();
  await add(mei, tom);
  await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
  await failNextWrite(app.database, 'outbox', 'insert');
  expect((await app.request('DELETE', `/api/friend-notices/${mei.id}`, { as: tom.id })).statusCode).toBe(500);
  expect((await app.request('GET', '/api/friend-notices', { as: tom.id })).json()).toHaveLength(1);
});

it.each([
  ['adding a friend', add, false],
  ['removing a friend', remove, true],
  ['blocking a friend', block, true],
] as const)('%s has no effect when its event cannot be written', async (_, send, areFriends) => {
  const [mei, tom] = await couple();
  if (areFriends) await add(mei, tom);
  const readState = async () => [await app.database.friendship.count(), await app.database.block.count()];
  const before = await readState();
  await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
  await failNextWrite(app.database, 'outbox', 'insert');
  expect((await send(mei, tom)).json()).toMatchObject({ statusCode: 500, code: 'internal' });
  expect(await readState()).toEqual(before);
  expect((await send(mei, tom)).statusCode).toBeLessThan(300);
  expect(await readState()).not.toEqual(before);
});
