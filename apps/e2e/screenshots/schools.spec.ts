import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { registerAccount } from '../support/account.ts';
import { runAdminCommand } from '../support/installation.ts';
import { screenshotsFolder } from './output-files.ts';

// The two screenshots of docs/schools.md, on a tablet: `npm run screenshots -w @memory/e2e -- --project schools`, then they are copied to docs/.

const TABLET_WIDTH = 768;

const students = [
  { givenName: 'Sofia', familyName: 'Bianchi', chineseName: '毕思雅', studentNumber: '2026-021' },
  { givenName: 'Bo', familyName: 'Chen', chineseName: '陈博文', studentNumber: '2026-014' },
  { givenName: 'Mei', familyName: 'Lin', chineseName: '林小梅', studentNumber: '2026-015' },
  { givenName: 'Liam', familyName: 'O’Connor', studentNumber: '2026-016' },
  { givenName: 'Yuna', familyName: 'Park', chineseName: '朴允儿', studentNumber: '2026-017' },
  { givenName: 'Jonas', familyName: 'Weber', studentNumber: '2026-018' },
];

/** A list with two new children, a corrected name, a child who has left, and a row without a name. */
const roster = [
  'given name,family name,Chinese name,student number,house',
  'Sofia,Bianchi,毕思雅,2026-021,red',
  'Bo,Chen,陈博文,2026-014,blue',
  'Mei,Lin,林小美,2026-015,red',
  'Liam,O’Connor,,2026-016,blue',
  ',,,2026-019,red',
  'Yuna,Park,朴允儿,2026-017,blue',
  'Noah,Kim,金诺亚,2026-020,red',
  'Emma,Wagner,,2026-022,blue',
].join('\n');

test('a class and the import of its list', async ({ page }) => {
  const teacher = { username: 'teacher_li', password: 'a good secret', firstName: '李', lastName: '老师' };
  await registerAccount(page, teacher);
  await runAdminCommand('user:promote', teacher.username, 'teacher');
  const created = await page.request.post('/api/classes', { data: { name: '三年级二班', schoolYear: '2026/27' } });
  const { id } = (await created.json()) as { id: string };
  // One after the other, so that usernames do not depend on chance.
  // oxlint-disable-next-line no-await-in-loop -- see above
  for (const data of students) await page.request.post(`/api/classes/${id}/students`, { data });

  await page.goto(`/classes/${id}`);
  await page.getByText('林小梅').waitFor();
  await takeScreenshot(page, 'schools-class');
  await page.getByRole('tab', { name: 'Import' }).click();
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: '3b.csv', mimeType: 'text/csv', buffer: Buffer.from(roster) });
  await page.getByRole('button', { name: 'Apply the List' }).waitFor();
  await page.getByText('Changed students').click();
  await takeScreenshot(page, 'schools-import');
});

/** Takes a screenshot of the page down to the end of its first sheet. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: TABLET_WIDTH, height: 1400 });
  await page.evaluate(() => document.fonts.ready);
  const sheet = await page.getByRole('tabpanel').locator('.sheet').first().boundingBox();
  const height = Math.ceil((sheet?.y ?? 0) + (sheet?.height ?? 0)) + 24;
  await page.setViewportSize({ width: TABLET_WIDTH, height });
  await page.screenshot({ path: join(screenshotsFolder, `${name}.png`), animations: 'disabled' });
}
