import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, type Page, type Request, test } from '@playwright/test';
import type { Album } from './album.ts';
import { albumFile, OUT, stateFile } from './files.ts';
import { type Screen, SCREENS, type Viewer } from './screens.ts';

const LOOKS = ['en', 'zh'].flatMap((language) => [390, 1440].map((width) => ({ language, width })));
type Look = (typeof LOOKS)[number];

const TICK = 100;
/** Ticks without a request after which a screen stands, and those after which it is taken as it is: it may be kept waiting on purpose. */
const QUIET = 3;
const LONGEST = 80;
const LONGEST_SILENT = 15;

// one browser profile a viewer and language, kept while the worker lives: what a screen is made of is loaded once
const contexts = new Map<string, Promise<BrowserContext>>();

for (const look of LOOKS) {
  for (const screen of SCREENS) {
    test(`${screen.name} ${look.width} ${look.language}`, async ({ browser, baseURL }) => {
      const album = JSON.parse(readFileSync(albumFile, 'utf8')) as Album;
      const page = await (await contextOf(browser, screen.viewer, look.language, baseURL)).newPage();
      try {
        await shoot(page, screen, look, album);
      } finally {
        await page.close();
      }
    });
  }
}

for (const { language, button } of [
  { language: 'en', button: 'Export to PDF' },
  { language: 'zh', button: '导出 PDF' },
]) {
  test(`book ${language}`, async ({ browser, baseURL }) => {
    const page = await (await contextOf(browser, 'owner', language, baseURL)).newPage();
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    const book = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: /\d/ }).click();
    await (await book).saveAs(join(OUT, `book-${language}.pdf`));
    await page.close();
  });
}

function contextOf(
  browser: Browser,
  viewer: Viewer,
  language: string,
  baseURL: string | undefined,
): Promise<BrowserContext> {
  const key = `${viewer} ${language}`;
  const kept = contexts.get(key) ?? open();
  contexts.set(key, kept);
  return kept;

  async function open(): Promise<BrowserContext> {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...(viewer !== 'stranger' && { storageState: stateFile(viewer) }),
      permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
      serviceWorkers: 'block',
    });
    await context.addInitScript((chosen) => {
      localStorage.setItem('memory.theme', 'light');
      localStorage.setItem('memory.language', chosen);
    }, language);
    return context;
  }
}

/** One picture by day and one by night: the page only changes its colours. */
async function shoot(
  page: Page,
  { name, path, act, silent, broken, forgetful, whole = false }: Screen,
  { language, width }: Look,
  album: Album,
): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  if (forgetful) await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
  if (silent) await page.route(silent, () => undefined);
  if (broken) await page.route(broken, (route) => route.abort());
  const pending = requestsOf(page);
  const longest = silent ? LONGEST_SILENT : LONGEST;
  await page.goto(typeof path === 'string' ? path : path(album));
  await settle(page, pending, longest);
  if (act) {
    await act(page);
    await settle(page, pending, longest);
  }
  if (whole) {
    // what is far out of sight is not drawn
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    await settle(page, pending, longest);
  }
  for (const theme of ['light', 'night']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await page.screenshot({
      path: join(OUT, `${width}-${theme}-${language}`, `${name}.png`),
      fullPage: whole,
      animations: 'disabled',
    });
  }
}

/** What a page is waiting for. The live stream never ends. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => new URL(request.url()).pathname !== '/api/stream' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** The screen stands, its answers have come and its faces have arrived. */
async function settle(page: Page, pending: ReadonlySet<Request>, longest: number): Promise<void> {
  for (let quiet = 0, waited = 0; quiet < QUIET && waited < longest; waited += 1) {
    await setTimeout(TICK);
    quiet = pending.size === 0 && (await page.locator('.animate-spin').count()) === 0 ? quiet + 1 : 0;
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // what is further down is on the picture of a whole page too
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
