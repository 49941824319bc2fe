import { expect, type Page, test } from '@playwright/test';
import { registerAccount } from '../support/account.ts';
import { type ApiUser, createEntryAs, registerApiUser } from '../support/api-user.ts';
import { entryCard, scrollToEntry } from '../support/entry-card.ts';

const REPORT_HINT = 'Nobody else sees it, and the other person is not told.';
const region = (page: Page, name: string) => page.getByRole('region', { name });
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Report or block ${name}` });

/** Creates an account for the page's viewer. @returns its id */
async function createViewer(page: Page, firstName: string): Promise<string> {
  const unique = `${firstName.toLowerCase()}_${Date.now()}_${Math.floor(Math.random() * 1_000)}`;
  await registerAccount(page, { username: unique, password: 'a ninth secret', firstName });
  return ((await (await page.request.get('/api/simple-user')).json()) as { id: string }).id;
}
const befriend = (user: ApiUser, friendId: string) => user.api.post('/api/friends', { data: { friendId } });

test('a user who is added as a friend is told at once, and can dismiss the notice', async ({ page, baseURL }) => {
  const viewerId = await createViewer(page, 'Mei');
  const [first, second] = [
    await registerApiUser(baseURL, { firstName: 'Tom' }),
    await registerApiUser(baseURL, { firstName: 'Ann' }),
  ];
  // The first friend adds at once, when the page may still be reading its notices.
  await page.goto('/');
  await expect(page.getByText('No memories yet')).toBeVisible();
  await befriend(first, viewerId);
  const friendsLink = page.getByRole('navigation').getByRole('link', { name: /^Friends/ });
  await expect(friendsLink).toHaveAccessibleName('Friends 1 new for you');
  await befriend(second, viewerId);
  await expect(friendsLink).toHaveAccessibleName('Friends 2 new for you');
  await friendsLink.click();
  const notices = region(page, 'New friends').getByRole('listitem');
  await expect(notices).toHaveCount(2);
  await expect(notices.filter({ hasText: 'Tom' })).toContainText('added you as a friend');
  await page.getByRole('button', { name: 'Dismiss the notice about Tom' }).click();
  await expect(notices).toHaveCount(1);
  await expect(friendsLink).toHaveAccessibleName('Friends 1 new for you');
  await expect(page.getByRole('tab', { name: 'Friends (2)' })).toBeVisible();
  // Removing the friend ends the notice too.
  await notices.getByRole('button', { name: 'Remove Ann from your friends' }).click();
  await expect(region(page, 'New friends')).toHaveCount(0);
  await expect(friendsLink).toHaveAccessibleName('Friends');
  await expect(page.getByRole('tab', { name: 'Friends (1)' })).toBeVisible();
});

test('a memory and a person are reported, by keyboard alone too', async ({ page, baseURL }) => {
  await createViewer(page, 'Mei');
  const author = await registerApiUser(baseURL, { firstName: 'Rude' });
  const title = `Mean words ${Date.now()}`;
  await createEntryAs(author, title, 'public', 'You are all stupid.');
  await page.goto('/public-timeline');
  await scrollToEntry(page, title);
  await entryCard(page, title)
    .getByRole('button', { name: `Report the memory “${title}” or block its author` })
    .click();
  await page.getByRole('menuitem', { name: 'Report this memory' }).click();
  const dialog = page.getByRole('dialog', { name: `Report “${title}”` });
  await expect(dialog).toContainText(REPORT_HINT);
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose what is wrong.');
  await dialog.getByRole('radio', { name: 'It is mean or hurts somebody' }).check();
  await dialog.getByRole('textbox', { name: 'Tell us more' }).fill('这个人骂我。');
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByText('Report Sent', { exact: true }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/public-timeline/${author.id}`);
  const menu = menuOf(page, 'Rude');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Report Rude' }).focus();
  await page.keyboard.press('Enter');
  const userDialog = page.getByRole('dialog', { name: 'Report Rude' });
  await userDialog.getByRole('radio', { name: 'Something else' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(userDialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('a blocked user leaves the page at once, on both sides, until unblocked', async ({ page, baseURL }) => {
  const viewerId = await createViewer(page, 'Mei');
  const other = await registerApiUser(baseURL, { firstName: 'Pushy' });
  const title = `Look at me ${Date.now()}`;
  await createEntryAs(other, title, 'public');
  await befriend(other, viewerId);
  await page.goto('/friends');
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Pushy' });
  await expect(row).toHaveCount(2);
  await menuOf(page, 'Pushy').first().click();
  await page.getByRole('menuitem', { name: 'Block Pushy' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Block Pushy?' });
  await expect(dialog).toContainText('Pushy is not told.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(2);
  await menuOf(page, 'Pushy').first().click();
  await page.getByRole('menuitem', { name: 'Block Pushy' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('Pushy Is Blocked', { exact: true }).first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Friends (0)' })).toBeVisible();

  await page.goto('/public-timeline');
  await expect(page.getByRole('heading', { name: 'Public Timeline' })).toBeVisible();
  // The first page of the timeline may end before the entry, so the API is asked, too.
  await expect(entryCard(page, title)).toHaveCount(0);
  expect(await (await page.request.get('/api/public-timeline?limit=100')).text()).not.toContain(title);
  expect((await befriend(other, viewerId)).status()).toBe(404);

  await page.goto('/settings/safety');
  const blocked = region(page, 'Blocked people');
  await blocked.getByRole('button', { name: 'Unblock Pushy' }).click();
  await expect(blocked).toContainText('You have not blocked anybody.');
  await page.goto('/public-timeline');
  await scrollToEntry(page, title);
  await expect(entryCard(page, title)).toBeVisible();
});
