import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzip } from '../support/unzip.ts';

const variants = [
  {
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    text: {
      open: 'Export words',
      title: 'Export your words',
      start: 'Export',
      media: 'With photos and my voice',
      csv: /CSV/,
    },
  },
  {
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    text: { open: '导出生词', title: '导出我的生词', start: '导出', media: '带上照片和我的声音', csv: /CSV/ },
  },
];

for (const { locale, viewport, text } of variants)
  test.describe(`in ${locale}`, () => {
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
      // The dialog shows what the server says, and the second attempt works.
      const error = { statusCode: 503, code: 'too_many_exports', message: 'Words are being exported' };
      await page.route('**/api/vocabulary/export?*', (route) => route.fulfill({ status: 503, json: error }), {
        times: 1,
      });
      await page.getByRole('button', { name: text.start, exact: true }).click();
      await expect(dialog.getByRole('alert')).toHaveText(error.message);
      const csv = await exportWords(page);
      expect(csv.bytes.toString()).toContain('猫,猫,貓,māo,ㄇㄠ,cat,');
    });
  });
