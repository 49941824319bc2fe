import { expect, type Locator, type Page } from '@playwright/test';

/** Finds the card of an entry on a timeline by the title of the entry. */
export const entryCard = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** Scrolls down a timeline, and loads more entries, until the entry's card is shown. Stories run in parallel, so entries of others may stand above it. */
export async function scrollToEntry(page: Page, title: string): Promise<void> {
  const loadMore = page.getByRole('button', { name: 'Load More Memories' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    if ((await entryCard(page, title).count()) > 0) return;
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    if (isAtEnd && (await loadMore.isEnabled())) await loadMore.click({ timeout: 2_000 });
    await expect(entryCard(page, title)).not.toHaveCount(0, { timeout: 200 });
  }).toPass({ intervals: [0], timeout: 60_000 });
}

export async function saveEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByText('Memory Saved!', { exact: true })).toBeVisible();
}

export const mediaUrlOfElement = async (element: Locator): Promise<string> =>
  new URL((await element.getAttribute('src')) ?? '', element.page().url()).href;
