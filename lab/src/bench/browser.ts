import { type Browser, type BrowserContext, chromium, type ViewportSize } from '@playwright/test';
import type { RunningProduct, SessionHeaders } from './benchmark.ts';

/** Runs `work` with the installed Chromium, and closes the browser afterwards. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a browser context that is signed in to the product, in English and without service workers. */
export async function openSignedInBrowserContext(
  browser: Browser,
  product: RunningProduct,
  { cookie }: SessionHeaders,
  viewport?: ViewportSize,
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US', ...(viewport && { viewport }) });
  const cookies = cookie.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url: product.url,
  }));
  await context.addCookies(cookies);
  return context;
}
