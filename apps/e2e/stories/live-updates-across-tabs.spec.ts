import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createAccount, signIn } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';

const yu = { username: `yu_${Date.now()}`, password: 'a fifth secret', firstName: '小雨' };

/** One user with two tabs. */
test.describe.serial('live updates across tabs', () => {
  let context: BrowserContext;
  let first: Page;
  let second: Page;
  let streams = 0;

  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/stream') streams += 1;
    });
    first = await context.newPage();
    await createAccount(first, yu);
    await expect(first.getByText('No memories yet')).toBeVisible();
  });
  test.afterAll(() => context.close());

  test('an entry created while a page loads appears, with one tab and with two', async () => {
    const answered = first.waitForResponse('**/api/journal-entries?**');
    await first.route(
      '**/api/stream*',
      async (route) => {
        await answered;
        await first.request.post('/api/journal-entries', { data: { title: 'Alone' } });
        await route.continue();
      },
      { times: 1 },
    );
    await first.reload();
    await expect(entryCard(first, 'Alone')).toBeVisible();

    second = await context.newPage();
    await second.route(
      '**/api/journal-entries?**',
      async (route) => {
        const old = await route.fetch();
        await first.request.post('/api/journal-entries', { data: { title: 'In between' } });
        await expect(entryCard(first, 'In between')).toBeVisible();
        await route.fulfill({ response: old });
      },
      { times: 1 },
    );
    await second.goto('/');
    await expect(entryCard(second, 'In between')).toBeVisible();

    for (const title of ['Alone', 'In between']) await deleteEntry(first, title);
    for (const tab of [first, second]) await expect(tab.getByText('No memories yet')).toBeVisible();
    streams = 1;
  });

  test('an entry saved in one tab appears in the other, over one event stream', async () => {
    await first.getByLabel('Title').fill('Seen twice');
    await saveEntry(first);
    await expect(entryCard(second, 'Seen twice').getByText('Day 1', { exact: true })).toBeVisible();
    expect(streams).toBe(1);
  });

  test('when the tab with the event stream is closed, the other tab opens one', async () => {
    // No stream is open during this write: the other tab has requested its stream, but the request has not reached the server.
    await second.route(
      '**/api/stream*',
      async (route) => {
        await second.request.post('/api/journal-entries', { data: { title: 'Seen again' } });
        await route.continue();
      },
      { times: 1 },
    );
    await first.close();
    await expect(entryCard(second, 'Seen again').getByText('Day 2', { exact: true })).toBeVisible();
    expect(streams).toBe(2);
    first = await context.newPage();
    await first.goto('/');
  });

  test('an entry deleted in one tab disappears in the other, and day numbers are recalculated', async () => {
    await deleteEntry(first, 'Seen again');
    await expect(entryCard(second, 'Seen again')).toHaveCount(0);
    await expect(entryCard(first, 'Seen again')).toHaveCount(0);
    await expect(entryCard(second, 'Seen twice').getByText('Day 1', { exact: true })).toBeVisible();
  });

  test('a session that ends in another tab covers the page; the typed text is restored after signing in', async () => {
    await second.getByLabel('Title').fill('Half a thought');
    await first.getByRole('button', { name: 'Your account' }).click();
    await first.getByRole('menuitem', { name: 'Log out' }).click();
    const cover = second.getByRole('dialog', { name: 'You have been signed out' });
    await expect(cover).toBeVisible();
    await expect(second.getByRole('heading', { name: 'Seen twice' })).toHaveCount(0);
    await cover.getByRole('button', { name: 'I am signed in again' }).click();
    await expect(cover.getByText('Not yet.')).toBeVisible();

    await signIn(first, yu);
    await second.bringToFront();
    // A headless browser does not report which tab has the focus.
    await cover.getByRole('button', { name: 'I am signed in again' }).click();
    await expect(cover).toHaveCount(0);
    await expect(second.getByLabel('Title')).toHaveValue('Half a thought');
    await expect(entryCard(second, 'Seen twice')).toBeVisible();
    // The draft is stored on the device and shown early. The page has loaded once /api/simple-user has responded.
    await Promise.all([second.waitForResponse('**/api/simple-user'), second.reload()]);
    await expect(second.getByLabel('Title')).toHaveValue('Half a thought');
    await expect(entryCard(second, 'Seen twice')).toBeVisible();
  });

  test('another user who signs in in the same browser sees nothing of the first user', async () => {
    await first.request.post('/api/simple-logout');
    await first.request.post('/api/simple-register', {
      data: { username: `other_${Date.now()}`, password: 'a sixth secret' },
    });
    // The page of the first user covers itself. The cover, like its button, looks for a new session when the tab gets the focus; the page may
    // have noticed by itself and wait at the cover already.
    await expect(async () => {
      await second.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(second.getByText('No memories yet')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(second.getByText('Seen twice')).toHaveCount(0);
  });
});

async function deleteEntry({ request }: Page, title: string): Promise<void> {
  const entries = (await (await request.get('/api/journal-entries')).json()) as { id: string; title: string }[];
  await request.delete(`/api/journal-entries/${entries.find((entry) => entry.title === title)?.id}`);
}
