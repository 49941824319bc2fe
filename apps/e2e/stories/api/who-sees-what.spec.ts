import type { Client } from '../../support/api/client.ts';
import { type Entry, expect, type Person, refusalOf, test, write } from '../../support/api/people.ts';

const levels = ['private', 'friends', 'public'] as const;

/** What each may see of an author's private, friends' and public memory. */
const table = [
  ['the author', [true, true, true]],
  ['a friend', [false, true, true]],
  ['a former friend', [false, false, true]],
  ['a stranger', [false, false, true]],
  ['a visitor', [false, false, true]],
] as const;

for (const [who, allowed] of table) {
  test(`${who} sees ${levels.filter((_, at) => allowed[at]).join(', ')}`, async ({ newcomer, visitor }) => {
    const author = await newcomer();
    const entries = [];
    for (const privacyLevel of levels) entries.push(await write(author, { privacyLevel, title: privacyLevel }));
    const viewer = who === 'the author' ? author : who === 'a visitor' ? null : await newcomer();
    const client = viewer?.client ?? visitor;
    if (who.endsWith('friend')) await befriend(author, viewer);
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

async function befriend(one: Person, other: Person | null): Promise<void> {
  expect((await one.client.post('/api/friends', { friendId: other?.user.id })).status).toBe(201);
}

/** Who may only see a memory is told so; who may not see it learns nothing; who is nobody is asked to sign in. */
async function expectNoChanges(
  client: Client,
  viewer: Person | null,
  entry: Entry,
  { isAuthor, maySee }: { isAuthor: boolean; maySee: boolean },
): Promise<void> {
  if (isAuthor) return;
  const expected =
    viewer === null ? [401, 'not_signed_in'] : maySee ? [403, 'entry_not_yours'] : [404, 'entry_not_found'];
  expect(refusalOf(await client.patch(`/api/journal-entries/${entry.id}`, { title: 'mine' }))).toEqual(expected);
  expect(refusalOf(await client.delete(`/api/journal-entries/${entry.id}`))).toEqual(expected);
}

test('a share link ends when its memory is public no more', async ({ newcomer, visitor }) => {
  const author = await newcomer();
  const { id, shareId } = await write(author, { privacyLevel: 'public' });
  expect((await visitor.get(`/api/shared/${shareId}`)).status).toBe(200);
  await author.client.patch(`/api/journal-entries/${id}`, { privacyLevel: 'friends', isPublic: false });
  expect(refusalOf(await visitor.get(`/api/shared/${shareId}`))).toEqual([404, 'entry_not_found']);
  expect((await visitor.get('/api/shared/%F0%A0%AE%B7')).status).toBe(404);
});

test('a new name is on every card within a second', async ({ newcomer, visitor }) => {
  const author = await newcomer({ firstName: 'Before' });
  const { id } = await write(author, { privacyLevel: 'public' });
  await author.client.patch('/api/profile', { firstName: '之后' });
  await expect
    .poll(async () => (await visitor.get(`/api/journal-entries/${id}`)).body, { timeout: 1_000, intervals: [50] })
    .toMatchObject({ user: { firstName: '之后' } });
});

test('the timelines of everybody come in pages, new memories or not', async ({ newcomer, visitor }) => {
  const author = await newcomer();
  const ids: string[] = [];
  for (const title of ['一', '二', '三']) ids.unshift((await write(author, { title, privacyLevel: 'public' })).id);
  const seen: string[] = [];
  let next: string | undefined = `/api/public-timeline/${author.user.id}?limit=1`;
  while (next) {
    const { body, headers } = await visitor.get(next);
    seen.push(...(body as { entries: Entry[] }).entries.map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    await write(author, { privacyLevel: 'public' });
  }
  expect(seen).toEqual(ids);
  const everyone = await visitor.get('/api/public-timeline?limit=100');
  expect(Number(everyone.headers.get('x-total-count'))).toBeGreaterThanOrEqual(6);
  expect((everyone.body as Entry[]).every(({ isPublic }) => isPublic)).toBe(true);
});
