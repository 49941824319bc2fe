import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, request, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { signIn, type TestAccount } from '../support/account.ts';
import { waitForMail } from '../support/mailbox.ts';
import { queryDatabase, searchStoredData, waitForFriendship } from '../support/stored-data.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Author extends TestAccount {
  readonly id: string;
  readonly api: APIRequestContext;
  /** The title of a public entry. */
  readonly title: string;
  readonly shareId: string;
  readonly email: string;
}

/** A user with a public entry and a friend. */
async function createAuthor(baseURL: string | undefined): Promise<Author & { friend: APIRequestContext }> {
  const newApi = () => request.newContext({ baseURL: baseURL ?? '' });
  const [api, friend] = [await newApi(), await newApi()];
  const username = `leaving_${randomUUID().slice(0, 8)}`;
  const account = { username, password: 'a good secret', firstName: '梅', email: `${username}@example.com` };
  const post = async <Body>(from: APIRequestContext, url: string, data: object): Promise<Body> => {
    const response = await from.post(url, { data, headers: { 'idempotency-key': randomUUID() } });
    expect(response.status(), url).toBe(201);
    return (await response.json()) as Body;
  };
  const { id } = await post<{ id: string }>(api, '/api/simple-register', account);
  const registered = await post<{ id: string }>(friend, '/api/simple-register', {
    username: `${username}_f`,
    password: 'a good secret',
    firstName: '汤',
  });
  const title = `再见${randomUUID().slice(0, 8)}`;
  const { shareId } = await post<{ shareId: string }>(api, '/api/journal-entries', {
    title,
    content: '今天很好',
    privacyLevel: 'public',
  });
  await post(friend, '/api/friends', { friendId: id });
  await waitForFriendship(registered.id, id);
  return { ...account, id, api, title, shareId, friend };
}

/** Where others can see the author, signed in or not. */
async function placesThatShow(
  { id, title, shareId, friend }: Author & { friend: APIRequestContext },
  baseURL?: string,
) {
  const stranger = await request.newContext({ baseURL: baseURL ?? '' });
  const places: [string, APIRequestContext, string, string][] = [
    ['public timeline', stranger, '/api/public-timeline?limit=100', title],
    ['own timeline', stranger, `/api/public-timeline/${id}`, title],
    ['share link', stranger, `/api/shared/${shareId}`, title],
    ['public timeline of a friend', friend, '/api/public-timeline?limit=100', title],
    ['timeline of friends', friend, '/api/friends-journal-entries', title],
    ['friends', friend, '/api/friends', id],
  ];
  const found = await Promise.all(
    places.map(async ([name, api, path, text]) => ((await (await api.get(path)).text()).includes(text) ? [name] : [])),
  );
  return found.flat();
}
const EVERYWHERE = [
  'public timeline',
  'own timeline',
  'share link',
  'public timeline of a friend',
  'timeline of friends',
  'friends',
];

const looks = {
  english: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    language: 'en',
    sentence: /^To delete your account, please contact support, or delete it yourself here\./,
    open: 'Delete my account',
    next: 'Continue',
    password: 'Your password',
    wrong: 'The current password is not right.',
    goodbye: 'Your account will be deleted',
    date: (time: number) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' }),
    subject: 'Your account at Memory will be deleted',
  },
  chinese: {
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    language: 'zh-Hans',
    sentence: /^如需删除账户，请联系支持人员，或者在这里自己删除。/,
    open: '删除我的账户',
    next: '继续',
    password: '你的密码',
    wrong: '当前密码不正确。',
    goodbye: '你的账户将被删除',
    date: (time: number) => new Date(time).toLocaleDateString('zh-CN', { dateStyle: 'long' }),
    subject: '你的忆记账户将被删除',
  },
} as const;
type Look = (typeof looks)[keyof typeof looks];

async function openSettings(browser: Browser, { viewport, locale, language }: Look, author: Author, baseURL?: string) {
  const context = await browser.newContext({
    viewport,
    locale,
    storageState: await author.api.storageState(),
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.addInitScript((language) => localStorage.setItem('memory.language', language), language);
  await page.goto('/settings/data');
  return page;
}

/** Deletes the account in the settings. @returns the page that shows the day of the erasure */
async function deleteAccount(page: Page, look: Look, author: Author): Promise<void> {
  await expect(page.getByText(look.sentence)).toBeVisible();
  await page.getByRole('button', { name: look.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expectNoAccessibilityViolations(page, 'what happens');
  await dialog.getByRole('button', { name: look.next }).click();
  await dialog.getByLabel(look.password).fill('a wrong secret');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(look.wrong);
  await expectNoAccessibilityViolations(page, 'the confirmation');
  await dialog.getByLabel(look.password).fill(author.password);
  await dialog.getByRole('button', { name: look.open }).click();
  await expect(page.getByRole('heading', { name: look.goodbye })).toBeVisible();
  const days = [look.date(Date.now() + 7 * DAY_MS), look.date(Date.now() + 7 * DAY_MS - 60_000)];
  await expect(page.getByText(new RegExp(days.join('|')))).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the day of the deletion');
}

test('an account is hidden at once, and comes back when its user signs in', async ({ browser, baseURL }) => {
  const author = await createAuthor(baseURL);
  const other = await openSettings(browser, looks.english, author, baseURL);
  const page = await openSettings(browser, looks.english, author, baseURL);
  expect(await placesThatShow(author, baseURL)).toEqual(EVERYWHERE);
  await deleteAccount(page, looks.english, author);
  expect(await placesThatShow(author, baseURL)).toEqual([]);
  await expect(other.getByRole('dialog', { name: 'You have been signed out' })).toBeVisible();
  expect((await waitForMail(author.email)).subject).toBe(looks.english.subject);

  await page.getByRole('link', { name: 'Sign in and keep my account' }).click();
  await signIn(page, author);
  const notice = page.getByRole('dialog', { name: 'Your account stays' });
  await expect(notice).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the notice that the account stays');
  await notice.getByRole('button', { name: 'Good' }).click();
  await page.reload();
  await expect(page.getByText(author.title)).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await placesThatShow(author, baseURL)).toEqual(EVERYWHERE);
});

test('an account is erased after seven days', async ({ browser, baseURL }) => {
  const author = await createAuthor(baseURL);
  const page = await openSettings(browser, looks.chinese, author, baseURL);
  await deleteAccount(page, looks.chinese, author);
  expect(await placesThatShow(author, baseURL)).toEqual([]);
  await queryDatabase(
    'memory_social',
    "UPDATE requested_deletion SET erase_after = now() - interval '1 second' WHERE account_id = $1::uuid",
    [author.id],
  );
  // Signing in before the erasure has begun would keep the account, so the story waits for the erasure first.
  await expect
    .poll(() => queryDatabase('memory_social', 'SELECT 1 FROM account WHERE id = $1::uuid', [author.id]))
    .toEqual([]);
  const { username, password } = author;
  const response = await page.request.post('/api/simple-login', { data: { username, password } });
  expect(response.status()).toBe(401);
  await expect(async () => {
    const places = await searchStoredData([author.title]);
    expect(places.filter((place) => place.startsWith('memory_'))).toEqual([]);
  }).toPass();
});
