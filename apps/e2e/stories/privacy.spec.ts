import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { registerAccount } from '../support/account.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Privacy' });
const topic = (page: Page, name: string) => page.getByRole('region', { name });

test('the privacy page says what this installation does with data, to everyone', async ({ page }) => {
  await page.goto('/auth');
  for (const tab of ['Sign In', 'Create Account']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('link', { name: 'What is kept about you, and who sees it' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'What is kept about you, and who sees it' }).click();
  await expect(title(page)).toBeVisible();
  // The stories run with a transcription service and a mail server on this machine, and with the geocoder of the default settings.
  await expect(topic(page, 'What do the computers here do with it?')).toContainText('They write down your recordings.');
  await expect(topic(page, 'Does anything go to other companies?')).toContainText('api.bigdatacloud.net');
  await expect(topic(page, 'Does anything go to other companies?').getByRole('listitem')).toHaveCount(3);
  await expect(topic(page, 'Whom can I ask?')).toContainText('Ms Li, room 12');
  await expectNoAccessibilityViolations(page, 'privacy');

  // By keyboard: from the list of questions to the answer.
  await page.getByRole('link', { name: 'How long is it kept?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How long is it kept?' })).toBeInViewport();
  await expect(page).toHaveURL(/#privacy-howLong$/);

  await page.evaluate(() => localStorage.setItem('memory.theme', 'night'));
  await page.reload();
  await expect(title(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('What you write is yours alone until you share it.')).toHaveCSS(
    'color',
    'rgb(34, 32, 28)',
  );
});

test('the privacy page can be reached from the settings, and says when it could not be loaded', async ({ page }) => {
  await registerAccount(page, { username: `private_${Date.now()}`, password: 'a good secret', firstName: '安' });
  await page.goto('/settings');
  await page.route('**/api/privacy', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('link', { name: 'What is kept about you, and who sees it' }).click();
  await expect(page.getByRole('alert')).toHaveText('This page could not be loaded.');
  await page.unroute('**/api/privacy');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(topic(page, 'What can I do?').getByRole('link', { name: 'Open the settings' })).toBeVisible();
});
