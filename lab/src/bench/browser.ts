import { type Browser, type BrowserContext, chromium, type Page, type ViewportSize } from '@playwright/test';
import type { Person } from '../people/person.ts';

const SCROLL_PIXELS_PER_SECOND = 3_600;
const SCROLL_DISTANCE_PIXELS = 18_000;

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

/**
 * Opens a browser context that is signed in to the product, in English and without service workers.
 * @param phone the size of a phone with a touchscreen; a desktop browser by default
 */
export async function openSignedInBrowserContext(
  browser: Browser,
  { cookie, client: { url } }: Person,
  phone?: ViewportSize,
): Promise<BrowserContext> {
  const device = phone && { viewport: phone, hasTouch: true };
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US', ...device });
  const cookies = cookie.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url,
  }));
  await context.addCookies(cookies);
  return context;
}

/**
 * Scrolls without a pause, as with a mouse wheel.
 * @returns the times between consecutive frames, in milliseconds
 */
export async function measureFrameTimes(page: Page): Promise<number[]> {
  const recorder = await page.evaluateHandle(() => {
    const state = { times: [] as number[], lastFrameAt: 0, isRecording: true };
    const onFrame = (now: number): void => {
      if (state.lastFrameAt) state.times.push(now - state.lastFrameAt);
      state.lastFrameAt = now;
      if (state.isRecording) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    return state;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance: -SCROLL_DISTANCE_PIXELS,
    speed: SCROLL_PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
  });
  // Only half the distance is required: a virtual list corrects the position when scrolled rows turn out to be smaller than estimated.
  if ((await page.evaluate(() => window.scrollY)) < SCROLL_DISTANCE_PIXELS / 2)
    throw new Error('The page did not scroll');
  return recorder.evaluate((state) => {
    state.isRecording = false;
    return state.times;
  });
}
