import type { ApiClient } from '../../support/api/api-client.ts';
import {
  type Entry,
  expect,
  type SignedInApiUser,
  statusAndErrorCode,
  test,
  createEntry,
} from '../../support/api/api-test.ts';
import { waitForFriendship } from '../../support/stored-data.ts';

const levels = ['private', 'friends', 'public'] as const;

/** Which of an author's private, friends and public entries each viewer can see. */
const table = [
  ['the author', [true, true, true]],
  ['a friend', [false, true, true]],
  ['a former friend', [false, false, true]],
  ['a stranger', [false, false, true]],
  ['a anonymous', [false, false, true]],
] as const;

for (const [who, allowed] of table) {
  test(`${who} sees ${levels.filter((_, at) => allowed[at]).join(', ')}`, async ({ registerUser, anonymous }) => {
    const author = await registerUser();
    const entries = [];
    for (const privacyLevel of levels) entries.push(await createEntry(author, { privacyLevel, title: privacyLevel }));
    const viewer = who === 'the author' ? author : who === 'a anonymous' ? null : await registerUser();
    const client = viewer?.client ?? anonymous;
    if (who.endsWith('friend')) await addFriend(author, viewer);
    if (who === 'a former friend') {
      expect((await client.get(`/api/journal-entries/${entries[1]?.id}`)).status).toBe(200);
      expect((await author.client.delete(`/api/friends/${viewer?.user.id}`)).status).toBe(204);
    }
    for (const [at, entry] of entries.entries()) {
      const read = await client.get(`/api/journal-entries/${entry.id}`);
      expect([entry.privacyLevel, read.status]).toEqual([entry.privacyLevel, allowed[at] ? 200 : 404]);
      await expectNoChanges(client, viewer, entry, { isAuthor: who === 'the author', maySee: allowed[at] ?? false });
      const shared = await client.get(`/api/shared/${entry.shareId}`);
      expect(shared.status).toBe(entry.privacyLevel === 'public' ? 200 : 404);
      if (allowed[at])
        expect((read.body as Entry).shareId).toBe(
          who === 'the author' || entry.privacyLevel === 'public' ? entry.shareId : null,
        );
    }
    const timeline = (await client.get(`/api/public-timeline/${author.user.id}`)).body as { entries: Entry[] };
    expect(timeline.entries.map(({ title }) => title)).toEqual(['public']);
    if (!viewer || who === 'the author') return;
    const ofFriends = await client.get('/api/friends-journal-entries');
    const shown = who === 'a friend' ? ['public', 'friends'] : [];
    expect([(ofFriends.body as Entry[]).map(({ title }) => title), ofFriends.headers.get('x-total-count')]).toEqual([
      shown,
      String(shown.length),
    ]);
  });
}

async function addFriend(one: SignedInApiUser, other: SignedInApiUser | null): Promise<void> {
  if (!other) return;
  expect((await one.client.post('/api/friends', { friendId: other.user.id })).status).toBe(201);
  await waitForFriendship(one.user.id, other.user.id);
}

/** A viewer of an entry gets 403; others get 404, as for an unknown entry; without a session it is 401. */
async function expectNoChanges(
  client: ApiClient,
  viewer: SignedInApiUser | null,
  entry: Entry,
  { isAuthor, maySee }: { isAuthor: boolean; maySee: boolean },
): Promise<void> {
  if (isAuthor) return;
  const expected =
    viewer === null ? [401, 'not_signed_in'] : maySee ? [403, 'entry_not_yours'] : [404, 'entry_not_found'];
  expect(statusAndErrorCode(await client.patch(`/api/journal-entries/${entry.id}`, { title: 'mine' }))).toEqual(
    expected,
  );
  expect(statusAndErrorCode(await client.delete(`/api/journal-entries/${entry.id}`))).toEqual(expected);
}

test('a share link stops working when its entry is no longer public', async ({ registerUser, anonymous }) => {
  const author = await registerUser();
  const { id, shareId } = await createEntry(author, { privacyLevel: 'public' });
  expect((await anonymous.get(`/api/shared/${shareId}`)).status).toBe(200);
  await author.client.patch(`/api/journal-entries/${id}`, { privacyLevel: 'friends', isPublic: false });
  expect(statusAndErrorCode(await anonymous.get(`/api/shared/${shareId}`))).toEqual([404, 'entry_not_found']);
  expect((await anonymous.get('/api/shared/%F0%A0%AE%B7')).status).toBe(404);
});

test('a changed name appears on every entry within a second', async ({ registerUser, anonymous }) => {
  const author = await registerUser({ firstName: 'Before' });
  const { id } = await createEntry(author, { privacyLevel: 'public' });
  await author.client.patch('/api/profile', { firstName: '之后' });
  await expect
    .poll(async () => (await anonymous.get(`/api/journal-entries/${id}`)).body, { timeout: 1_000, intervals: [50] })
    .toMatchObject({ user: { firstName: '之后' } });
});

test('public timelines page consistently while entries are added', async ({ registerUser, anonymous }) => {
  const author = await registerUser();
  const ids: string[] = [];
  for (const title of ['一', '二', '三'])
    ids.unshift((await createEntry(author, { title, privacyLevel: 'public' })).id);
  const seen: string[] = [];
  let next: string | undefined = `/api/public-timeline/${author.user.id}?limit=1`;
  while (next) {
    const { body, headers } = await anonymous.get(next);
    seen.push(...(body as { entries: Entry[] }).entries.map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    await createEntry(author, { privacyLevel: 'public' });
  }
  expect(seen).toEqual(ids);
  const everyone = await anonymous.get('/api/public-timeline?limit=100');
  expect(Number(everyone.headers.get('x-total-count'))).toBeGreaterThanOrEqual(6);
  expect((everyone.body as Entry[]).every(({ isPublic }) => isPublic)).toBe(true);
});
