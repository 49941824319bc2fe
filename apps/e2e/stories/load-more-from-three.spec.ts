import { expect, test } from '@playwright/test';
import { createAccount } from '../support/person.ts';
import { card, saveMemory } from '../support/timeline.ts';

const lan = { username: `lan_${Date.now()}`, password: 'an eleventh secret', firstName: '兰' };

test('‘Load More Memories’ is there from three memories on, and not before', async ({ page }) => {
  await createAccount(page, lan);
  const loadMore = page.getByRole('button', { name: 'Load More Memories' });
  for (const title of ['First', 'Second']) {
    await page.getByLabel('Title').fill(title);
    await saveMemory(page);
    await expect(card(page, title)).toBeVisible();
  }
  await expect(loadMore).toHaveCount(0);
  // as the page is opened it draws one card after the other: the button comes with the last
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(loadMore).toHaveCount(0);

  await page.getByLabel('Title').fill('Third');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(loadMore).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  // all are shown already
  await expect(loadMore).toBeDisabled();
  await expect(page.getByText('You have reached the first page.')).toBeVisible();
});
