import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { entryCard } from '../support/entry-card.ts';

// As in a school's own network without certificates: browsers then leave out the parts of their APIs that need a secure context.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', 'school.example')) });

const SCREENS = [
  '/vocabulary',
  '/review',
  '/community',
  '/friends',
  '/profile',
  '/settings',
  '/calendar',
  '/privacy',
  '/public-timeline',
];

test('over plain http all screens work, links and keys are copied, and what needs https says so', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/auth');
  expect(await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual(
    [false, false, false],
  );
  const account = { username: `http_${randomUUID()}`, password: 'a good secret', firstName: '小雨' };
  await page.evaluate(async (data) => {
    const post = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/simple-register', data);
    await post('/api/journal-entries', { title: '公园', content: '我们去公园。', isPublic: true });
  }, account);
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  }

  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText('Passkeys only work when this page is opened with https and by its name.')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it really you?' });
  await proof.getByLabel('Password', { exact: true }).fill(account.password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  // A dialog keeps the focus inside.
  await page.getByRole('button', { name: 'Copy the key' }).click();
  await expect(page.getByText('The key is copied.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the key' })).toBeFocused();

  await page.goto('/');
  await page.getByRole('button', { name: 'Share My Timeline' }).click();
  await expect(page.getByText('Timeline Link Copied', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share My Timeline' })).toBeFocused();
  await page.getByLabel('Title').click();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Title')).toHaveValue(/^http:\/\/school\.example:\d+\/public-timeline\//);

  await page.getByLabel('Title').fill('Over http');
  await page.getByLabel('Content').fill('今天在家。');
  await expect(page.getByRole('button', { name: 'Find where I am' })).toHaveCount(0);
  await page.getByLabel('Add pictures or videos').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } }),
  });
  await expect(page.getByText('1 file(s) uploaded!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(entryCard(page, 'Over http')).toBeVisible();

  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('The microphone needs https')).toBeVisible();
  expect(errors).toEqual([]);
});
