import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createAccount, registerAccount } from '../support/account.ts';
import { entryCard } from '../support/entry-card.ts';

/** The most controls of the page above the first memory on a phone. */
const CONTROLS_ABOVE_MAX = 4;
const phone = { width: 390, height: 844 };
const actions = ['Export to PDF', 'Share My Timeline', 'View Public Timeline'];
const newAccount = () => ({ username: `order_${randomUUID()}`, password: 'a good secret', firstName: '小安' });

async function openHomeWithEntry(page: Page): Promise<void> {
  await registerAccount(page, newAccount());
  await page.request.post('/api/journal-entries', { data: { title: '雨天', content: '今天下雨了。' } });
  await page.goto('/');
  await expect(entryCard(page, '雨天')).toBeVisible();
}

const top = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;

test('on a phone: today, then the memories, with four controls above the first one', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHomeWithEntry(page);
  const card = entryCard(page, '雨天');
  const open = page.getByRole('button', { name: "Today's Entry" });
  const words = page.getByRole('link', { name: "Today's words" });
  const timeline = page.getByRole('heading', { level: 1 });
  const tops = await Promise.all([open, words, timeline, card].map(top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(card.getByRole('heading', { name: '雨天' })).toBeInViewport();
  expect((await controlsAbove(page, card)).length, String(await controlsAbove(page, card))).toBeLessThanOrEqual(
    CONTROLS_ABOVE_MAX,
  );

  const menu = page.getByRole('button', { name: 'More for your timeline' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Calendar of your memories', ...actions]);
  await page.getByRole('menuitem', { name: 'Share My Timeline' }).click();
  await expect(page.getByText('Timeline Link Copied', { exact: true }).first()).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Export to PDF' }).click();
  await page.getByRole('dialog', { name: 'Export to PDF' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(menu).toBeFocused();

  await expect(page.getByLabel('Title')).toBeHidden();
  await open.click();
  await expect(page.getByLabel('Content', { exact: true })).toBeFocused();
  await page.getByLabel('Title').fill('晴天');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(entryCard(page, '晴天')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write another memory' })).toBeVisible();
});

/** The names of the controls of the main element that are visible above an element. */
const controlsAbove = (page: Page, element: Locator): Promise<string[]> =>
  element.evaluate((first) =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, [tabindex="0"])')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          control.getBoundingClientRect().bottom <= first.getBoundingClientRect().top,
      )
      .map((control) => control.ariaLabel ?? control.textContent ?? control.tagName),
  );

test('on a wide screen: the actions of the timeline are one stop of the Tab key', async ({ page }) => {
  await openHomeWithEntry(page);
  const card = entryCard(page, '雨天');
  const form = page.getByRole('heading', { name: "Today's Entry" });
  const words = page.getByRole('link', { name: "Today's words" });
  expect(Math.abs((await top(form)) - (await top(words)))).toBeLessThan(100);
  expect(await top(words)).toBeLessThan(await top(card));
  await page.getByRole('link', { name: 'Calendar of your memories' }).focus();
  await page.keyboard.press('Tab');
  const toolbar = page.getByRole('toolbar', { name: 'More for your timeline' });
  await expect(toolbar.getByRole('button')).toHaveText(actions);
  await expect(toolbar.getByRole('button', { name: 'Export to PDF' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Timeline Link Copied', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/public-timeline');
});

test('before the first memory, nothing is offered for memories, and the form is open', async ({ page }) => {
  await createAccount(page, newAccount());
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await expect(page.getByLabel('Title')).toBeVisible();
    await expect(page.getByRole('link', { name: "Today's words" })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More for your timeline' })).toHaveCount(0);
    for (const name of actions) await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await page.getByLabel('Title').fill('第一天');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(entryCard(page, '第一天')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export to PDF' })).toBeVisible();
});
