import { expect, type Page, test } from '@playwright/test';
import { createAccount, registerAccount, type TestAccount } from '../support/account.ts';
import { type ApiUser, registerApiUser, createEntryAs } from '../support/api-user.ts';
import { entryCard } from '../support/entry-card.ts';

const hua = { username: `hua_${Date.now()}`, password: 'a seventh secret', firstName: '小华' };

test.describe.serial('friends and shared entries', () => {
  let page: Page;
  let friend: ApiUser & TestAccount;
  const toast = (title: string) =>
    page
      .getByRole('status')
      .filter({ hasText: title })
      .or(page.getByText(title, { exact: true }));

  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage();
    friend = await registerApiUser(baseURL, { firstName: 'نور', lastName: '<b>Ali</b>' });
    await createEntryAs(friend, 'For friends: 面条', 'friends');
    await createEntryAs(friend, 'For everyone: picnic', 'public', 'We sat under a tree.');
    await createEntryAs(friend, 'For nobody', 'private');
    await createAccount(page, hua);
  });
  test.afterAll(async () => {
    await page.close();
    await friend.api.dispose();
  });

  test('without friends the timeline of friends links to the search', async () => {
    await page.getByRole('link', { name: 'Community' }).first().click();
    await expect(page.getByRole('tab', { name: /^Public Timeline ?\d+$/ })).toBeVisible();
    await page.getByRole('tab', { name: /^Friends Timeline ?0$/ }).click();
    await expect(page.getByRole('heading', { name: 'No memories from friends yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Find Friends' }).click();
    await expect(page).toHaveURL('/friends?tab=find');
    await expect(page.getByRole('tab', { name: 'Find Friends' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the user search starts with the first letter', async () => {
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/users/search')) searches.push(request.url());
    });
    const field = page.getByRole('searchbox', { name: 'Username or name' });
    await field.fill('   ');
    await expect(page.getByText('Type at least one letter or character.')).toBeVisible();
    await field.fill('zzzzzz-nobody');
    await expect(page.getByRole('heading', { name: 'Nobody found for “zzzzzz-nobody”' })).toBeVisible();
    await field.fill(friend.username);
    await expect(page.getByText('1 person found')).toBeVisible();
    // Names can have another text direction than the page.
    await expect(page.getByRole('listitem').filter({ hasText: '<b>Ali</b>' })).toContainText(`@${friend.username}`);
    await expect(page.getByText(`${friend.username}@example.org`)).toHaveCount(0);
    expect(searches.every((url) => new URL(url).searchParams.get('q') !== '')).toBe(true);
  });

  test('a friend is added immediately', async () => {
    await page.getByRole('button', { name: /^Add Friend: / }).click();
    await expect(toast('Friend Added').first()).toBeVisible();
    await expect(
      page.getByText("You are now friends! You can see each other's friend-only memories.", { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByText('Friends already')).toBeVisible();
    await page.getByRole('tab', { name: 'Friends (1)' }).click();
    await expect(page.getByText(`${friend.username}@example.org`)).toBeVisible();
  });

  test('the community page shows entries of friends; its search covers title, content and extracted text', async () => {
    await page.getByRole('link', { name: 'Community' }).first().click();
    await page.getByRole('tab', { name: /^Friends Timeline ?2$/ }).click();
    await expect(entryCard(page, 'For friends: 面条')).toBeVisible();
    await expect(page.getByText('For nobody')).toHaveCount(0);
    // The timeline of friends has no control for the privacy level.
    await expect(entryCard(page, 'For friends: 面条').getByRole('button', { name: /Privacy/ })).toHaveCount(0);
    const search = page.getByRole('searchbox', { name: 'Search memories...' });
    await search.fill('UNDER A TREE');
    await expect(entryCard(page, 'For everyone: picnic')).toBeVisible();
    await expect(entryCard(page, 'For friends: 面条')).toHaveCount(0);
    await search.fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'No memory holds “nothing like it”' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toBeFocused();
    await expect(entryCard(page, 'For friends: 面条')).toBeVisible();
  });

  test('removing a friend hides the entries shared with friends at once', async () => {
    await page.getByRole('link', { name: 'Friends' }).first().click();
    const remove = page.getByRole('button', { name: /^Remove .* from your friends$/ });
    await page.route('**/api/friends/*', (route) => route.abort());
    await remove.click();
    await expect(page.getByText('Failed to remove friend.', { exact: true })).toBeVisible();
    await page.unroute('**/api/friends/*');
    await remove.click();
    await expect(toast('Friend Removed').first()).toBeVisible();
    await expect(page.getByText('You are no longer friends.', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Friends (0)' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No friends yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Community' }).first().click();
    await expect(page.getByRole('tab', { name: /^Friends Timeline ?0$/ })).toBeVisible();
  });

  test('failed requests show the messages of the specification', async () => {
    await page.route('**/api/friends', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/friends?tab=find');
    await page.getByRole('searchbox').fill(friend.username);
    await page.getByRole('button', { name: /^Add Friend: / }).click();
    await expect(page.getByText('Failed to add friend.', { exact: true }).first()).toBeVisible();
    await page.route('**/api/users/search**', (route) => route.abort());
    await page.getByRole('searchbox').fill('anybody');
    await expect(page.getByRole('heading', { name: 'Search failed' })).toBeVisible();
    await page.route('**/api/recommended-friends', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, code: 'service_unavailable', message: 'x' } }),
    );
    await page.getByRole('tab', { name: 'Recommended' }).click();
    await expect(page.getByRole('heading', { name: 'This list could not be loaded' })).toBeVisible();
    await page.route('**/api/friends-journal-entries**', (route) =>
      route.fulfill({ status: 401, json: { statusCode: 401, code: 'not_signed_in', message: 'x' } }),
    );
    await page.goto('/community');
    await page.getByRole('tab', { name: /Friends Timeline/ }).click();
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('with friend approval required, a request stays pending until it is accepted', async ({ page, baseURL }) => {
  const requester = await registerApiUser(baseURL, { firstName: 'Requester' });
  const recipient = await registerApiUser(baseURL, { firstName: 'Recipient' });
  await registerAccount(page, { username: `shy_${Date.now()}`, password: 'an eighth secret', firstName: 'Shy' });
  const people = await Promise.all(
    [requester, recipient].map(async ({ api }) => (await api.get('/api/simple-user')).json()),
  );
  const requests = people.map((person: object, index) => ({
    ...person,
    direction: index === 0 ? 'incoming' : 'outgoing',
    requestedAt: new Date().toISOString(),
  }));
  // This installation requires no approval; mocked responses stand for one that does.
  await page.route('**/api/friend-requests', (route) => route.fulfill({ json: requests }));
  await page.route('**/api/friends', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { ...people[1], friendship: 'pending' } })
      : route.continue(),
  );
  await page.goto('/friends');
  const section = page.getByRole('region', { name: 'Friend requests' });
  await expect(section.getByRole('listitem').filter({ hasText: 'Requester' })).toContainText('wants to be your friend');
  await section.getByRole('button', { name: 'Withdraw your request to Recipient' }).click();
  await expect(page.getByText('Request Withdrawn', { exact: true }).first()).toBeVisible();
  await section.getByRole('button', { name: 'Not now: the request of Requester' }).click();
  await expect(page.getByText('Request Refused', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Find Friends' }).click();
  await page.getByRole('searchbox').fill(recipient.username);
  await expect(page.getByText('Request sent')).toBeVisible();
  await requester.api.dispose();
  await recipient.api.dispose();
});

test('a code on paper leads through the sign-in to a friend request, which the owner of the code accepts', async ({
  page,
  baseURL,
}) => {
  const owner = await registerApiUser(baseURL, { firstName: 'Lele' });
  const { code } = (await (await owner.api.post('/api/friend-code')).json()) as { code: string };
  const guest = await registerApiUser(baseURL, { firstName: 'Guest' });
  await page.goto(`/friends/code/${code}`);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(guest.username);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`/friends/code/${code}`);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible();
  const requests = (await (await owner.api.get('/api/friend-requests')).json()) as { id: string }[];
  expect(requests).toMatchObject([{ username: guest.username, direction: 'incoming' }]);
  await owner.api.post('/api/friends', { data: { friendId: requests[0]?.id } });
  await page.getByRole('link', { name: 'Back to Friends' }).click();
  await expect(page.getByRole('tab', { name: 'Friends (1)' })).toBeVisible();
  await Promise.all([owner.api.dispose(), guest.api.dispose()]);
});
