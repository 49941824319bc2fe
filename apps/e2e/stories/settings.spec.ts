import { expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/account.ts';

const wen = { username: `wen_${Date.now()}`, password: 'a tenth secret', firstName: '文' };

test.describe.serial('settings', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await createAccount(page, wen);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'App Settings' }).click();
    await expect(page).toHaveURL('/settings');
  });
  test.afterAll(() => page.close());

  test('theme and language are stored on the device', async () => {
    await page.getByRole('radio', { name: 'Night' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await page.getByRole('radio', { name: '简体中文' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '应用设置' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '应用设置' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await page.getByRole('radiogroup', { name: '语言', exact: true }).getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'App Settings' })).toBeVisible();
    await page.getByRole('radio', { name: 'As this device' }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('recordings are converted, and the numbers of successes and failures are shown', async () => {
    await expect(page.getByText('All your recordings play on every device.')).toBeVisible();
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/api/convert-audio-files', async (route) => {
      await held;
      await route.fulfill({ json: { totalFiles: 5, successful: 3, failed: 2, notNeeded: 0, inProgress: 0 } });
    });
    await page.getByRole('button', { name: 'Convert Audio Files' }).click();
    await expect(page.getByRole('button', { name: 'Converting...' })).toBeDisabled();
    respond();
    await expect(page.getByText('Audio Conversion Complete', { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText('Successfully converted 3 audio files to MP4 format.', { exact: true }).first(),
    ).toBeVisible();
    const results = page.getByRole('region', { name: 'Result' });
    await expect(results.getByRole('definition')).toHaveText(['5', '3', '2']);
    await expect(results).toContainText(
      "2 files couldn't be converted. They may be corrupted or in an unsupported format.",
    );
    await page.unroute('**/api/convert-audio-files');
    await page.route('**/api/convert-audio-files', (route) => route.abort());
    await page.getByRole('button', { name: 'Convert Audio Files' }).click();
    await expect(page.getByText('Conversion Failed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Failed to convert audio files.', { exact: true }).first()).toBeVisible();
  });

  test('the language settings apply on every device of the user', async () => {
    await page.getByRole('link', { name: 'Memories and recordings' }).click();
    await expect(page).toHaveURL('/settings/memories');
    const spoken = page.getByRole('radiogroup', { name: 'What you speak in recordings' });
    await expect(spoken.getByRole('radio', { name: 'Find out each time' })).toBeChecked();
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/speaker') && response.request().method() === 'PATCH',
    );
    await spoken.getByRole('radio', { name: '中文（繁體）' }).click();
    await saved;
    await page.reload();
    await expect(spoken.getByRole('radio', { name: '中文（繁體）' })).toBeChecked();
  });

  test('an expert choice is one step further, and is stored', async () => {
    await expect(page.getByRole('radio', { name: 'Never' })).toBeHidden();
    await page.getByText('More choices').click();
    await page.getByRole('radio', { name: 'Never' }).check();
    await page.reload();
    await page.getByText('More choices').click();
    await expect(page.getByRole('radio', { name: 'Never' })).toBeChecked();
  });

  test('shows the announcement, and the export link on the page of the data', async () => {
    await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'App Settings' }).click();
    await expect(page.getByText('More settings coming soon...')).toBeVisible();
    await page.getByRole('link', { name: 'Your data' }).click();
    await expect(page.getByRole('link', { name: 'Download my data' })).toHaveAttribute(
      'href',
      /^\/api\/export\?timeZone=/,
    );
  });

  test('an address of earlier releases leads to the right group, one of no group to the list', async () => {
    await page.goto('/settings#delete-account');
    await expect(page).toHaveURL('/settings/data#delete-account');
    await page.goto('/settings/nothing');
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('navigation', { name: 'Groups of settings' }).getByRole('link')).toHaveCount(5);
  });
});
