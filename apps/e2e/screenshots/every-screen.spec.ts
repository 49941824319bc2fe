import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, type Page, type Request, test } from '@playwright/test';
import { screenshotDataFile, screenshotsFolder, storageStateFile } from './output-files.ts';
import type { SampleDataIds } from './sample-data.ts';
import type { Screen, ScreenViewer } from './screen.ts';
import { SCREENSHOT_SCREENS } from './screens.ts';

const LOOKS = ['en', 'zh'].flatMap((language) => [390, 820, 1440].map((width) => ({ language, width })));
type Look = (typeof LOOKS)[number];

const TICK_MS = 100;
/** A screen is complete after this many ticks without a pending request. */
const QUIET_TICKS = 4;
/** A spinner, or the prerendered page before the app takes its place. */
const UNFINISHED = '.animate-spin, #root[data-prerendered]';
/** The screenshot is taken after this many ticks in any case. */
const MAX_TICKS = 80;
/** The same for screens whose requests get no response. */
const MAX_TICKS_WITHOUT_RESPONSE = 15;

// One browser context per viewer and language for the lifetime of the worker, so that its cache is reused.
const contexts = new Map<string, Promise<BrowserContext>>();

for (const look of LOOKS) {
  for (const screen of SCREENSHOT_SCREENS) {
    test(`${screen.name} ${look.width} ${look.language}`, async ({ browser, baseURL }) => {
      const sampleData = JSON.parse(readFileSync(screenshotDataFile, 'utf8')) as SampleDataIds;
      const page = await (await contextOf(browser, screen.viewer, look.language, baseURL)).newPage();
      try {
        await takeScreenshots(page, screen, look, sampleData);
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
    await (await book).saveAs(join(screenshotsFolder, `book-${language}.pdf`));
    await page.close();
  });
}

function contextOf(
  browser: Browser,
  viewer: ScreenViewer,
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
      ...(viewer !== 'stranger' && { storageState: storageStateFile(viewer) }),
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

/** Takes one screenshot per theme. Switching the theme changes only colours. */
async function takeScreenshots(
  page: Page,
  { name, path, act, silent, silentActions, broken, forgetful, whole = false }: Screen,
  { language, width }: Look,
  sampleData: SampleDataIds,
): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  if (forgetful) await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
  if (silent) await page.route(silent, () => undefined);
  if (broken) await page.route(broken, (route) => route.abort());
  const pending = trackPendingRequests(page);
  const longest = silent ? MAX_TICKS_WITHOUT_RESPONSE : MAX_TICKS;
  await page.goto(typeof path === 'string' ? path : path(sampleData));
  await settle(page, pending, longest);
  if (act) {
    if (silentActions) await page.route(silentActions, () => undefined);
    await act(page);
    await settle(page, pending, silentActions ? MAX_TICKS_WITHOUT_RESPONSE : longest);
  }
  if (whole) {
    // Cards far below the viewport are not rendered.
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    await settle(page, pending, longest);
  }
  for (const theme of ['light', 'night']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await page.screenshot({
      path: join(screenshotsFolder, `${width}-${theme}-${language}`, `${name}.png`),
      fullPage: whole,
      animations: 'disabled',
    });
  }
}

/** The pending requests of a page, except the event stream, which never ends. */
function trackPendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => new URL(request.url()).pathname !== '/api/stream' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Waits until requests, spinners, fonts and images are done. */
async function settle(page: Page, pending: ReadonlySet<Request>, longest: number): Promise<void> {
  for (let quiet = 0, waited = 0; quiet < QUIET_TICKS && waited < longest; waited += 1) {
    await setTimeout(TICK_MS);
    quiet = pending.size === 0 && (await page.locator(UNFINISHED).count()) === 0 ? quiet + 1 : 0;
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Screenshots of whole pages include images below the viewport.
    for (const image of document.images) image.loading = 'eager';
    const decoded = [...document.images].map((image) => image.decode());
    // Some screens show what happens while images do not arrive.
    await Promise.race([Promise.allSettled(decoded), new Promise((resolve) => window.setTimeout(resolve, 2_000))]);
  });
}
