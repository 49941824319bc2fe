import { expect, type Page, test } from '@playwright/test';
import { createAccount, registerAccount } from '../support/account.ts';
import { type PdfPage, readPdf } from '../support/downloaded-files.ts';
import { entryCard } from '../support/entry-card.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';

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

  test('a journal whose last entry is deleted meanwhile cannot be exported', async () => {
    const response = await page.request.post('/api/journal-entries', { data: { title: 'For a moment' } });
    const { id } = (await response.json()) as { id: string };
    await page.getByRole('button', { name: 'Export to PDF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export to PDF' });
    await expect(dialog.getByRole('button', { name: 'Export 1 Memories' })).toBeEnabled();
    await page.request.delete(`/api/journal-entries/${id}`);
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

test('a timeline and the reading page are printed: all texts and whole images in dark on white, pinyin above its characters, and no controls', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => localStorage.setItem('memory.theme', 'night'));
  await registerAccount(page, { username: `druck_${Date.now()}`, password: 'a good secret', firstName: '小安' });
  const media = {
    name: 'note.jpg',
    mimeType: 'image/jpeg',
    buffer: await createHandwritingPhoto(browser, ['今天学写字']),
  };
  const upload = async (): Promise<string> => {
    const uploaded = await page.request.post('/api/upload/media', { multipart: { media } });
    return ((await uploaded.json()) as { url: string }[])[0]!.url;
  };
  for (let day = 1; day <= 8; day += 1) {
    const content = `第${day}天我们去公园看花。`.repeat(day);
    const mediaFiles = day === 8 ? [await upload(), await upload(), await upload()] : [await upload()];
    const response = await page.request.post('/api/journal-entries', {
      data: { title: `日记${day}`, content, mediaFiles },
    });
    expect(response.status()).toBe(201);
  }
  const printed = async (name: string): Promise<PdfPage[]> => {
    const path = test.info().outputPath(`${name}.pdf`);
    await page.pdf({ path, format: 'A4', printBackground: true });
    return readPdf(path);
  };

  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.emulateMedia({ media: 'print' });
  await expectPaper(page);
  // Images outside the window are loaded when they are printed.
  for (const image of await page.locator('article img').filter({ visible: true }).all())
    await image.scrollIntoViewIfNeeded();
  const isLoaded = (images: (SVGElement | HTMLElement)[]): boolean =>
    images.every((image) => (image as HTMLImageElement).naturalWidth > 0);
  await expect.poll(() => page.locator('article img').filter({ visible: true }).evaluateAll(isLoaded)).toBe(true);
  const sheets = await printed('timeline');
  const text = textOf(sheets);
  for (let day = 1; day <= 8; day += 1) {
    expect(text).toContain(`日记${day}`);
    expect(text.split(`第${day}天我们去公园看花。`)).toHaveLength(day + 1);
  }
  // An image that is cut is painted on two sheets.
  expect(sheets.reduce((sum, { imageCount }) => sum + imageCount, 0)).toBe(10);
  await expect(page.locator('article img').filter({ visible: true })).toHaveCount(10);

  await page.emulateMedia({ media: 'screen' });
  await entryCard(page, '日记2').getByRole('link', { name: 'in reading mode' }).click();
  await page.getByRole('button', { name: 'Show pinyin' }).click();
  const reading = page.getByRole('article', { name: '日记2' });
  await expect(reading.locator('rt').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectPaper(page);
  const gaps = await reading.locator('ruby').evaluateAll((rubies) =>
    rubies.map((ruby) => {
      const character = document.createRange();
      character.selectNodeContents(ruby.firstChild!);
      return character.getBoundingClientRect().bottom - ruby.querySelector('rt')!.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps).toHaveLength(20);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  const readingText = textOf(await printed('reading'));
  for (const part of ['公', '园', 'gōng', 'yuán']) expect(readingText).toContain(part);
});

/** The text of the pages without white space, which depends on where lines are broken. A PDF may have marks beside their letters. */
const textOf = (pages: PdfPage[]): string =>
  pages
    .map((part) => part.text)
    .join('')
    .replaceAll(/\s/g, '')
    .normalize('NFKC');

/** Expects that the page shows, as emulated for paper, no controls, and its texts in dark on white. */
async function expectPaper(page: Page): Promise<void> {
  // The characters of a text are pressed too, so they have the role of buttons.
  const controls =
    'nav, form, button:not(:has(img)), a:has(> svg:only-child), input, textarea, audio, [role=switch], [data-screen-only]';
  await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  const lightest = await page.locator('article :is(h1, h2, h3, p, ruby)').evaluateAll((elements) =>
    Math.max(
      ...elements.map((element) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }),
    ),
  );
  expect(lightest).toBeLessThan(110);
}

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
