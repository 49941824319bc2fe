import { expect, type Page, test } from '@playwright/test';
import { createAccount } from '../support/account.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { readPdf } from '../support/read-pdf.ts';

const mei = { username: `mei_${Date.now()}`, password: 'a good secret', firstName: '小梅' };

test.describe.serial('printed book', () => {
  let page: Page;

  let photo: Buffer;

  test.beforeAll(async ({ browser }) => {
    photo = await createHandwritingPhoto(browser, ['今天学写字']);
    page = await browser.newPage();
    await createAccount(page, mei);
  });
  test.afterAll(() => page.close());

  test('an empty journal cannot be exported', async () => {
    await page.getByRole('button', { name: 'Export to PDF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export to PDF' });
    await expect(dialog.getByRole('button', { name: 'Export 0 Memories' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  test('the export can be cancelled', async () => {
    await createEntries(page, photo);
    await page.reload();
    await page.getByRole('button', { name: 'Export to PDF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export to PDF' });
    await page.route('**/api/typeface', () => undefined);
    await dialog.getByRole('button', { name: 'Export 3 Memories' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Generating PDF...' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Generating PDF...' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('button', { name: 'Export 3 Memories' })).toBeEnabled();
    await page.unroute('**/api/typeface');
  });

  test('the PDF has searchable text in both scripts, the photo, and glyphs that no font has', async () => {
    const dialog = page.getByRole('dialog', { name: 'Export to PDF' });
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export 3 Memories' }).click();
    const download = await downloading;
    const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
    expect(download.suggestedFilename()).toBe(`小梅-Memory-Timeline-${today}.pdf`);
    const file = test.info().outputPath('book.pdf');
    await download.saveAs(file);
    const pages = await readPdf(file);
    await expect(page.getByText('PDF Export Complete', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        `小梅-Memory-Timeline-${today}.pdf has been downloaded with 3 memories across ${pages.length} pages.`,
        { exact: true },
      ),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);

    expect(pages[0]?.text).toContain("小梅's Memory Timeline");
    expect(pages[1]?.text).toMatch(/Contents\s+Chapter 1: /);
    const chapter = pages.slice(2);
    const text = chapter.map((part) => part.text).join('\n');
    for (const part of ['我們學寫「龜」字', '今天去公园', '大家都很开心']) expect(text).toContain(part);
    // The photo, the emoji and the rare character.
    expect(chapter.reduce((sum, { imageCount }) => sum + imageCount, 0)).toBeGreaterThanOrEqual(3);
  });
});

async function createEntries(page: Page, photo: Buffer): Promise<void> {
  const uploaded = await page.request.post('/api/upload/image', {
    multipart: { image: { name: 'note.jpg', mimeType: 'image/jpeg', buffer: photo } },
  });
  const { url } = (await uploaded.json()) as { url: string };
  for (const data of [
    { title: '今天去公园', content: '我們學寫「龜」字', originalImageUrl: url },
    { title: 'Happy 😀', content: '大家都很开心 😀' },
    { title: 'Rare', content: '𠮷野家' },
  ]) {
    const response = await page.request.post('/api/journal-entries', { data });
    expect(response.status()).toBe(201);
  }
}
