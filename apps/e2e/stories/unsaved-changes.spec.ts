import { expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/account.ts';
import { entryCard } from '../support/entry-card.ts';

const lan = { username: `lan_${Date.now()}`, password: 'a good secret', firstName: '小兰' };

/** Hasty actions must not lose text or recordings. */
test.describe.serial('unsaved changes', () => {
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await createAccount(page, lan);
  });
  test.afterAll(() => page.close());

  test('a double click on Save creates one entry and shows one message', async () => {
    await page.getByLabel('Title').fill('Twice');
    // The time of day stands still, so that the third click counts as at once however slow the machine is.
    await page.clock.setFixedTime(new Date());
    // Both clicks before the next render.
    await page.getByRole('button', { name: 'Save Memory' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByText('Memory Saved!', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
    // A third click, at once: a pointer would wait until nothing on the page moves.
    const textAfterNextRender = await page.getByRole('button', { name: 'Save Memory' }).evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.body.textContent;
    });
    expect(textAfterNextRender).not.toContain('Title Required');
    await page.clock.resume();
    await page.reload();
    await expect(entryCard(page, 'Twice')).toHaveCount(1);
  });

  test('saving waits for a running recording', async () => {
    await page.getByRole('radio', { name: 'Voice' }).click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByLabel('Title').fill('Said');
    const save = page.getByRole('button', { name: 'Save Memory' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription(/Finish your recording first\.$/);
    await page.getByRole('link', { name: 'Vocabulary' }).first().click();
    await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await save.click();
    await expect(entryCard(page, 'Said').getByRole('button', { name: 'Play recording' })).toBeVisible();
  });

  test('edits survive a tap outside the dialog; Escape asks for confirmation, also while a toast is open', async () => {
    await entryCard(page, 'Twice').getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Memory' });
    await dialog.getByLabel('Title').fill('');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Title Required', { exact: true })).toBeVisible();
    await page.mouse.click(5, 450);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(entryCard(page, 'Twice')).toBeVisible();
  });
});
