import { expect, type Locator, type Page } from '@playwright/test';

/** Finds the card of an entry on a timeline by the title of the entry. */
export const entryCard = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

export async function saveEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByText('Memory Saved!', { exact: true })).toBeVisible();
}

export const mediaUrlOfElement = async (element: Locator): Promise<string> =>
  new URL((await element.getAttribute('src')) ?? '', element.page().url()).href;
