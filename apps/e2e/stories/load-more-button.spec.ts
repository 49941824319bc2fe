import { expect, test } from '@playwright/test';
import { createAccount } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';

const lan = { username: `lan_${Date.now()}`, password: 'an eleventh secret', firstName: '兰' };

test('‘Load More Memories’ is shown from three entries on', async ({ page }) => {
  await createAccount(page, lan);
  const loadMore = page.getByRole('button', { name: 'Load More Memories' });
  for (const title of ['First', 'Second']) {
    await page.getByLabel('Title').fill(title);
    await saveEntry(page);
    await expect(entryCard(page, title)).toBeVisible();
  }
  await expect(loadMore).toHaveCount(0);
  // The page renders one card after the other; the button follows the last.
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(loadMore).toHaveCount(0);

  await page.getByLabel('Title').fill('Third');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(loadMore).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  // All entries are shown already: the button looks for new ones.
  const sentence = page.getByText('All 3 memories are shown. The button looks for new ones.');
  await expect(sentence).toBeVisible();
  const request = page.waitForResponse(/\/api\/journal-entries/);
  await loadMore.click();
  expect((await request).ok()).toBe(true);
  await expect(loadMore).toBeEnabled();
  await expect(sentence).toBeVisible();
});
