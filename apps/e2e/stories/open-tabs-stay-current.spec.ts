import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createAccount, signIn } from '../support/person.ts';
import { card, saveMemory } from '../support/timeline.ts';

const yu = { username: `yu_${Date.now()}`, password: 'a fifth secret', firstName: '小雨' };

/** One person, two tabs. */
test.describe.serial('open tabs stay current', () => {
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

  test('what is written while a page loads is not missed, whether it is alone or not', async () => {
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
    await expect(card(first, 'Alone')).toBeVisible();

    second = await context.newPage();
    await second.route(
      '**/api/journal-entries?**',
      async (route) => {
        const old = await route.fetch();
        await first.request.post('/api/journal-entries', { data: { title: 'In between' } });
        await expect(card(first, 'In between')).toBeVisible();
        await route.fulfill({ response: old });
      },
      { times: 1 },
    );
    await second.goto('/');
    await expect(card(second, 'In between')).toBeVisible();

    for (const title of ['Alone', 'In between']) await deleteMemory(first, title);
    for (const tab of [first, second]) await expect(tab.getByText('No memories yet')).toBeVisible();
    streams = 1;
  });

  test('a memory written in one tab appears in the other, over one stream', async () => {
    await first.getByLabel('Title').fill('Seen twice');
    await saveMemory(first);
    await expect(card(second, 'Seen twice').getByText('Day 1', { exact: true })).toBeVisible();
    expect(streams).toBe(1);
  });

  test('when the tab that listens is closed, the other takes over', async () => {
    // nobody listens while this is written: the other tab has asked for its stream, and the server has not heard of it yet
    await second.route(
      '**/api/stream*',
      async (route) => {
        await second.request.post('/api/journal-entries', { data: { title: 'Seen again' } });
        await route.continue();
      },
      { times: 1 },
    );
    await first.close();
    await expect(card(second, 'Seen again').getByText('Day 2', { exact: true })).toBeVisible();
    expect(streams).toBe(2);
    first = await context.newPage();
    await first.goto('/');
  });

  test('a memory deleted in one tab is gone in the other, and the days count anew', async () => {
    await deleteMemory(first, 'Seen again');
    await expect(card(second, 'Seen again')).toHaveCount(0);
    await expect(card(first, 'Seen again')).toHaveCount(0);
    await expect(card(second, 'Seen twice').getByText('Day 1', { exact: true })).toBeVisible();
  });

  test('a session that ends in another tab covers the page; what was typed is there again after signing in', async () => {
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
    // a headless browser does not say which tab has the focus
    await cover.getByRole('button', { name: 'I am signed in again' }).click();
    await expect(cover).toHaveCount(0);
    await expect(second.getByLabel('Title')).toHaveValue('Half a thought');
    await expect(card(second, 'Seen twice')).toBeVisible();
    // The draft is drawn from the device: the page has loaded once it knows who is signed in.
    await Promise.all([second.waitForResponse('**/api/simple-user'), second.reload()]);
    await expect(second.getByLabel('Title')).toHaveValue('Half a thought');
    await expect(card(second, 'Seen twice')).toBeVisible();
  });

  test('somebody else who signs in beside it sees nothing of the first', async () => {
    await first.request.post('/api/simple-logout');
    await first.request.post('/api/simple-register', {
      data: { username: `other_${Date.now()}`, password: 'a sixth secret' },
    });
    await second.evaluate(() => window.dispatchEvent(new Event('focus')));
    const cover = second.getByRole('dialog', { name: 'You have been signed out' });
    await cover.getByRole('button', { name: 'I am signed in again' }).click();
    await expect(second.getByText('No memories yet')).toBeVisible();
    await expect(second.getByText('Seen twice')).toHaveCount(0);
  });
});

async function deleteMemory({ request }: Page, title: string): Promise<void> {
  const entries = (await (await request.get('/api/journal-entries')).json()) as { id: string; title: string }[];
  await request.delete(`/api/journal-entries/${entries.find((entry) => entry.title === title)?.id}`);
}
