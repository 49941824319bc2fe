import { randomUUID } from 'node:crypto';
import { publicRoutes, type RouteContract } from '@memory/contracts';
import {
  createEntry,
  statusAndErrorCode,
  expect,
  test,
  TEST_PASSWORD,
  uniqueUsername,
} from '../../support/api/api-test.ts';
import { idempotentRequestExamples } from '../../support/other-users-ids/access-cases/idempotent-request-examples.ts';
import { cursorRoutes, cursorSourceRoute } from '../../support/other-users-ids/access-cases/list-access-cases.ts';
import { textsHiddenFrom } from '../../support/other-users-ids/hidden-texts.ts';
import { type ResourceOwner, withUniqueSuffix } from '../../support/other-users-ids/resource-owner.ts';
import { StoredRows } from '../../support/other-users-ids/stored-rows.ts';
import {
  type RegisterUser,
  createViewerAndOwner,
  registerResourceOwner,
} from '../../support/other-users-ids/viewers.ts';
import { waitForFriendship } from '../../support/stored-data.ts';

const idsIn = (body: unknown): string[] =>
  JSON.stringify(body).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];

for (const [name, request] of Object.entries(idempotentRequestExamples)) {
  test(`an idempotency key of another user means nothing: ${name}`, async ({ registerUser, anonymous }) => {
    const owner = await registerResourceOwner(registerUser);
    const { viewer } = await createViewerAndOwner('friend', registerUser, anonymous, owner);
    const [other, key] = [await registerUser(), randomUUID()];
    const route: RouteContract = publicRoutes[name as keyof typeof publicRoutes];
    const requestOf = async (client: typeof anonymous) => {
      const { id = '', ...options } = await request(other.user.id, client);
      const path = route.path.replace('{id}', id);
      return () => client.send('POST', path, { ...options, headers: { ...options.headers, 'idempotency-key': key } });
    };
    const sendAsOwner = await requestOf(owner.account.client);
    const first = await sendAsOwner();
    const ofViewer = await (await requestOf(viewer?.client ?? anonymous))();
    expect([first.status, ofViewer.status]).toEqual([201, 201]);
    for (const id of idsIn(first.body).filter((found) => found !== other.user.id))
      expect(JSON.stringify(ofViewer.body)).not.toContain(id);
    // The same resource; the text of an uploaded file may have been found by now.
    expect(idsIn((await sendAsOwner()).body)).toEqual(idsIn(first.body));
    const stored = new StoredRows();
    const keys = (await stored.containing([key])).filter((row) => row.startsWith('idempotency_key '));
    await stored.close();
    for (const id of [owner.id, viewer?.user.id])
      expect(keys.filter((row) => row.includes(String(id)))).toHaveLength(1);
  });
}

test('an idempotency key of a registration means nothing without its password', async ({ anonymous }) => {
  const [key, username] = [randomUUID(), uniqueUsername()];
  const register = (password: string) =>
    anonymous.post(
      '/api/simple-register',
      { username, password, email: `${username}@example.org` },
      {
        'idempotency-key': key,
      },
    );
  expect((await register(TEST_PASSWORD)).status).toBe(201);
  anonymous.cookies.clear();
  const repeated = await register('another password');
  expect(statusAndErrorCode(repeated)).toEqual([409, 'username_taken']);
  expect(anonymous.cookies.size).toBe(0);
});

/** An owner who has at least two of everything that lists contain. */
async function ownerWithLists(registerUser: RegisterUser): Promise<ResourceOwner> {
  const owner = await registerResourceOwner(registerUser);
  for (const level of ['private', 'friends', 'public', 'public'] as const) await owner.entry(level);
  await createEntry(owner.account, { privacyLevel: 'public' });
  await owner.vocabularyItemId();
  await owner.account.client.post('/api/vocabulary', { character: '雪', englishTranslation: 'snow' });
  await owner.schoolClass();
  await owner.account.client.post('/api/classes', { name: 'Another' });
  for (const kind of ['friend', 'friend', 'blocked', 'blocked'] as const) {
    const user = await registerUser();
    await createEntry(user, { privacyLevel: 'friends' });
    if (kind === 'friend') {
      await user.client.post('/api/friends', { friendId: owner.id });
      await waitForFriendship(user.user.id, owner.id);
    } else await owner.account.client.post('/api/blocks', { userId: user.user.id });
  }
  return owner;
}

test('a cursor of another user shows nothing of the other list', async ({ registerUser, anonymous }) => {
  const owner = await ownerWithLists(registerUser);
  const pathOf = (name: (typeof cursorRoutes)[number], userId: string) =>
    publicRoutes[name].path.replace('{userId}', userId);
  for (const kind of ['friend', 'former friend', 'stranger', 'blocker', 'blocked', 'signed out'] as const) {
    const { client, viewer } = await createViewerAndOwner(kind, registerUser, anonymous, owner);
    for (const name of cursorRoutes) {
      const source = await owner.account.client.get(`${pathOf(cursorSourceRoute(name), owner.id)}?limit=1`);
      const cursor = /cursor=([^&>]+)/.exec(source.headers.get('link') ?? '')?.[1];
      expect(cursor, `a second page of ${name}`).toBeDefined();
      const path = pathOf(name, viewer?.user.id ?? owner.id);
      const [page, whole] = [await client.get(`${path}?cursor=${cursor}`), await client.get(path)];
      const isAllowed = viewer !== undefined || publicRoutes[name].access === 'anyone';
      expect([kind, name, page.status]).toEqual([kind, name, isAllowed ? 200 : 401]);
      // All other stories add to the public timeline.
      if (name !== 'publicTimeline') expect(page.headers.get('x-total-count')).toBe(whole.headers.get('x-total-count'));
      const text = JSON.stringify(page.body);
      expect([kind, name, textsHiddenFrom(kind, owner).filter((known) => text.includes(known))]).toEqual([
        kind,
        name,
        [],
      ]);
    }
  }
});

test('the last event id of another user continues nothing but the viewer’s own events', async ({
  registerUser,
  anonymous,
}) => {
  const owner = await registerResourceOwner(registerUser);
  const { viewer } = await createViewerAndOwner('friend', registerUser, anonymous, owner);
  const before = await readStream(owner, '', async () => (await createEntry(owner.account)).id);
  const lastEventId = /^id: ?(.+)$/m.exec(before)?.[1] ?? '';
  expect(lastEventId).not.toBe('');
  const { id } = await createEntry(owner.account, { privacyLevel: 'public', title: withUniqueSuffix('title') });
  const missed = await createEntry(viewer!);
  const events = await readStream({ account: viewer! }, lastEventId, async () => missed.id);
  expect(events).not.toContain(id);
  expect(events).not.toContain(owner.id);
});

/** Opens the live stream and returns its text up to the event with the id that `cause` returns. */
async function readStream(
  { account: { client } }: Pick<ResourceOwner, 'account'>,
  lastEventId: string,
  cause: () => Promise<string>,
): Promise<string> {
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const stop = new AbortController();
  const { body } = await fetch(`${client.origin}/api/stream`, { headers, signal: stop.signal });
  const awaited = await cause();
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.includes(awaited) && text.endsWith('\n\n')) break;
  }
  stop.abort();
  return text;
}
