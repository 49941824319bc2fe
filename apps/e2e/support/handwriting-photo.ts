import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';

const require = createRequire(import.meta.url);
const FONT = dirname(require.resolve('@fontsource/long-cang/package.json'));

/** Returns the style sheet of the handwriting font with its files as data URLs, so that a page without a URL can load them. */
function fontFaces(): string {
  return readFileSync(join(FONT, 'index.css'), 'utf8').replaceAll(
    /url\(\.\/(files\/[^)]+\.woff2)\)/g,
    (_, file: string) => {
      return `url(data:font/woff2;base64,${readFileSync(join(FONT, file)).toString('base64')})`;
    },
  );
}

const photoFolder = resolve(import.meta.dirname, '../../../.results/handwriting');

/**
 * Returns a JPEG that looks like a photo of handwriting, with one line per text. Photos are kept in `.results`, because drawing one takes
 * seconds of processor time.
 */
export async function createHandwritingPhoto(browser: Browser, lines: readonly string[]): Promise<Buffer> {
  const text = lines.map((line) => `<p>${line}</p>`).join('');
  const html = `<style>${fontFaces()}
    body { margin: 0; padding: 80px; background: linear-gradient(110deg, #f6efdf, #e8dcc3); }
    p { font: 110px 'Long Cang'; color: #2b2a33; margin: 0 0 40px; transform: rotate(-0.6deg); letter-spacing: 0.06em; }
  </style>${text}`;
  const file = join(photoFolder, `${createHash('sha256').update(html).digest('hex')}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  const page = await browser.newPage({ viewport: { width: 1200, height: 200 + lines.length * 170 } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const photo = await page.screenshot({ type: 'jpeg', quality: 82 });
  await page.close();
  // Another worker may draw the same photo at the same time.
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(photoFolder, { recursive: true });
  writeFileSync(unfinished, photo);
  renameSync(unfinished, file);
  return photo;
}
