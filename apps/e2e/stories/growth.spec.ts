import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothLooks } from '../support/accessibility.ts';
import { registerAccount } from '../support/account.ts';
import { readPdf } from '../support/downloaded-files.ts';
import { queryDatabase } from '../support/stored-data.ts';

const year = new Date().getFullYear();
const HAPPY = '今天我们去公园，大家都很开心。';

async function write(page: Page, day: string, title: string, content: string): Promise<void> {
  const response = await page.request.post('/api/journal-entries', { data: { title, content } });
  const { id } = (await response.json()) as { id: string };
  // Requests cannot date an entry back.
  await queryDatabase('memory_journal', 'UPDATE entry SET created_at = $2 WHERE id = $1', [id, `${day}T12:00:00Z`]);
}

/** Signs a page in to an account with memories of last year and of this year. */
async function openAccountOfTwoYears(page: Page): Promise<void> {
  await registerAccount(page, { username: `grow_${Date.now()}`, password: 'a good secret', firstName: '小安' });
  await write(page, `${year - 1}-03-05`, '第一天', '我喜欢猫。');
  await write(page, `${year - 1}-03-06`, '公园', HAPPY);
  await write(page, `${year}-01-01`, '新年', HAPPY);
}

test('a year as a grid of days: read by keyboard, with its moods, leading to the memories of a day; and on one sheet of paper', async ({
  page,
}) => {
  await openAccountOfTwoYears(page);
  await page.goto('/calendar');
  await page.getByRole('link', { name: 'Growth' }).click();
  await expect(page.getByRole('heading', { name: `小安 · ${year}` })).toBeVisible();
  await expect(page.getByText('1 memory · 1 day')).toBeVisible();

  await page.getByRole('button', { name: 'Previous year' }).click();
  await expect(page).toHaveURL(`/growth?year=${year - 1}`);
  await expect(page.getByText('2 memories · 2 days')).toBeVisible();
  await expectAccessibleInBothLooks(page, 'growth');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  expect((await downloading).suggestedFilename()).toBe(`growth-${year - 1}.png`);

  await page.emulateMedia({ media: 'print' });
  const file = test.info().outputPath('growth.pdf');
  await page.pdf({ path: file, format: 'A4' });
  const sheets = await readPdf(file);
  expect(sheets).toHaveLength(2);
  // A PDF has radicals of the same shape in place of some characters.
  const text = sheets[0]?.text.normalize('NFKC');
  expect(text).toContain(`小安 · ${year - 1}`);
  expect(text).toContain('2 memories · 2 days');
  expect(sheets[1]?.text).toContain('What you can read now');
  await page.emulateMedia({ media: null });

  const grid = page.getByRole('grid');
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByLabel(`March 6, ${year - 1}, 1 memory, Happy`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/calendar?day=${year - 1}-03-06`);
  await expect(page.getByRole('heading', { name: '公园' })).toBeVisible();
});

test('the page in Chinese on a phone, from the first memory on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('memory.language', 'zh-Hans'));
  await registerAccount(page, { username: `zhang_${Date.now()}`, password: 'a good secret', firstName: '小安' });
  await page.goto('/growth');
  await expect(page.getByRole('heading', { name: '成长从一条回忆开始' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'growth without memories');
  await page.setViewportSize({ width: 390, height: 844 });
  await write(page, `${year}-01-01`, '新年', HAPPY);
  await page.goto('/');
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('link', { name: '成长' }).click();
  await expect(page.getByRole('heading', { name: `小安 · ${year} 年` })).toBeVisible();
  await page
    .getByRole('grid')
    .getByLabel(new RegExp(`^${year}年1月1日.*1 条回忆`))
    .click();
  await expect(page).toHaveURL(`/calendar?day=${year}-01-01`);
});

test('a month in review, and what one can read of the first memory', async ({ page }) => {
  await openAccountOfTwoYears(page);
  for (const character of ['喜欢', '猫'])
    await page.request.post('/api/vocabulary', {
      data: { character, pinyin: null, englishTranslation: 'a word', isKnown: true },
    });
  await page.goto('/growth');
  await expect(page.getByText('You can now read 66 % of your first memory')).toBeVisible();
  await expect(page.getByText('You know 3 characters.')).toBeVisible();

  const month = page.getByRole('region', { name: /^[A-Z][a-z]+ \d{4}$/ });
  await month.getByLabel('Jump to').selectOption(`${year - 1}-03`);
  await expect(month.getByRole('heading', { name: `March ${year - 1}` })).toBeVisible();
  await expect(month.getByRole('link', { name: HAPPY })).toBeVisible();
  await month.getByRole('button', { name: 'Choose another sentence' }).click();
  await month.getByRole('radio', { name: '我喜欢猫。' }).check();
  await expect(month.getByRole('link', { name: '我喜欢猫。' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'a month in review');

  await page.reload();
  await month.getByLabel('Jump to').selectOption(`${year - 1}-03`);
  await month.getByRole('link', { name: '我喜欢猫。' }).click();
  await expect(page.getByRole('heading', { name: '第一天' })).toBeVisible();
});
