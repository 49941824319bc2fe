import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { unzip } from '../support/downloaded-files.ts';
import { findLayoutProblems } from '../support/layout-problems.ts';

const variants = [
  {
    locale: 'en-US',
    details: { tag: '@release' },
    viewport: { width: 1440, height: 900 },
    text: {
      filters: 'Filter and export',
      open: 'Export words',
      title: 'Export your words',
      start: 'Export',
      media: 'With photos and my voice',
      csv: /CSV/,
      smallWords: 'Show small words',
      preparing: 'Preparing the file…',
    },
  },
  {
    locale: 'zh-CN',
    details: {},
    viewport: { width: 390, height: 844 },
    text: {
      filters: '筛选与导出',
      open: '导出生词',
      title: '导出我的生词',
      start: '导出',
      media: '带上照片和我的声音',
      csv: /CSV/,
      preparing: '正在准备文件……',
      smallWords: '显示虚词',
    },
  },
];

for (const { details, locale, viewport, text } of variants)
  test.describe(`in ${locale}`, details, () => {
    test.use({ locale, viewport });

    const exportWords = async (page: Page): Promise<{ name: string; bytes: Buffer }> => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: text.start, exact: true }).click();
      const download = await downloading;
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };

    test('words are exported as an Anki package and as CSV, and an error is shown in the dialog', async ({ page }) => {
      const account = { username: `export_${locale.slice(0, 2)}_${Date.now()}`, password: 'a secret of words' };
      expect((await page.request.post('/api/simple-register', { data: account })).status()).toBe(201);
      const word = { character: '猫', pinyin: 'māo', englishTranslation: 'cat' };
      expect((await page.request.post('/api/vocabulary', { data: word })).status()).toBe(201);
      await page.goto('/vocabulary');
      await page.getByRole('button', { name: text.filters }).click();
      // The button stands in the row of the switch, whose label takes one line, also beside the form of a small desktop.
      const widths = viewport.width < 1000 ? [viewport.width] : [1024, viewport.width];
      for (const width of widths) {
        await page.setViewportSize({ width, height: viewport.height });
        const small = page.locator('label').filter({ hasText: text.smallWords });
        const [label, button] = [
          (await small.boundingBox())!,
          (await page.getByRole('button', { name: text.open }).boundingBox())!,
        ];
        expect(label.height).toBeLessThan(30);
        expect(Math.abs(label.y + label.height / 2 - button.y - button.height / 2)).toBeLessThan(4);
        expect(await findLayoutProblems(page)).toEqual([]);
      }

      await page.getByRole('button', { name: text.open }).click();
      const dialog = page.getByRole('dialog', { name: text.title });
      await expect(dialog.getByRole('switch', { name: text.media })).toBeChecked();
      const anki = await exportWords(page);
      expect(anki.name).toMatch(/^memory-words-\d{4}-\d\d-\d\d\.apkg$/);
      expect([...(await unzip(anki.bytes)).keys()]).toEqual(['media', 'collection.anki2']);
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: text.open }).press('Enter');
      await dialog.getByRole('radio', { name: text.csv }).check();
      await expect(dialog.getByRole('switch', { name: text.media })).toBeHidden();
      // Each limit of the server is shown: of a person's exports, of those of the installation, and of the number of requests.
      const start = page.getByRole('button', { name: text.start, exact: true });
      for (const [status, code] of [
        [429, 'too_many_exports'],
        [503, 'exports_busy'],
        [429, 'too_many_requests'],
      ] as const) {
        const error = { statusCode: status, code, message: `Please wait: ${code}` };
        await page.route('**/api/vocabulary/export?*', (route) => route.fulfill({ status, json: error }), { times: 1 });
        await start.click();
        await expect(dialog.getByRole('alert')).toHaveText(error.message);
      }
      // While the file is prepared, the dialog says so, and closing it ends the request.
      await page.route('**/api/vocabulary/export?*', () => undefined, { times: 1 });
      await start.click();
      await expect(dialog.getByRole('progressbar', { name: text.preparing })).toBeVisible();
      await expectNoAccessibilityViolations(page, 'export of words');
      const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/vocabulary/export'));
      await page.keyboard.press('Escape');
      await ended;
      await page.getByRole('button', { name: text.open }).click();
      await dialog.getByRole('radio', { name: text.csv }).check();
      const csv = await exportWords(page);
      expect(csv.bytes.toString()).toContain('猫,猫,貓,māo,ㄇㄠ,cat,');
    });
  });
