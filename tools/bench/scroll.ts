import { chromium, type Page } from '@playwright/test';
import type { Area, Product } from './area.ts';

const MEMORIES = 5_000;
const AT_ONCE = 20;
/** Four screens a second, in pixels, and how far it goes. */
const SPEED = 3_600;
const DISTANCE = 18_000;
const FRAME_MS = 1_000 / 60;
const WINDOWS = [
  { name: 'a phone', viewport: { width: 412, height: 823 } },
  { name: 'a desktop', viewport: { width: 1_440, height: 900 } },
];

/** The timeline of somebody who has written for years, as somebody hurries through it. */
export const scroll: Area = {
  name: 'scroll',
  about: `frames while a timeline of ${MEMORIES} memories is scrolled, in the browser`,
  async measure(bench) {
    const product = await bench.product();
    const person = await product.signUp();
    let written = 0;
    const writeOn = async (): Promise<void> => {
      while (written < MEMORIES) await write(product, person, (written += 1));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      for (const { name, viewport } of WINDOWS) {
        const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US', viewport });
        await context.addCookies(
          person.cookie.split('; ').map((pair) => ({
            name: pair.slice(0, pair.indexOf('=')),
            value: pair.slice(pair.indexOf('=') + 1),
            url: product.url,
          })),
        );
        const page = await context.newPage();
        await page.goto(product.url);
        await loadAll(page);
        const times = (await framesOf(page, DISTANCE)).toSorted((one, other) => one - other);
        const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;
        const dropped = times.reduce((sum, time) => sum + Math.round(time / FRAME_MS) - 1, 0);
        bench.report({ what: `from frame to frame on ${name}, in the middle`, value: at(0.5), unit: 'ms' });
        bench.report({ what: '19 of 20 are at most', value: at(0.95), unit: 'ms', atMost: 16.9 });
        bench.report({ what: 'the longest', value: times.at(-1) ?? Number.NaN, unit: 'ms' });
        bench.report({ what: 'frames left out', value: (dropped / (times.length + dropped)) * 100, unit: '%' });
        await context.close();
      }
    } finally {
      await browser.close();
    }
  },
};

async function write(product: Product, person: { cookie: string }, day: number): Promise<void> {
  const content = `第${day}天：${'今天天气很好，我们去公园玩。'.repeat((day % 7) + 1)} We saw ${day} flowers.`;
  const response = await fetch(`${product.url}/api/journal-entries`, {
    method: 'POST',
    headers: { ...person, 'content-type': 'application/json' },
    body: JSON.stringify({ title: `第${day}天`, content }),
  });
  if (!response.ok) throw new Error(`A memory was not taken: ${response.status}`);
}

/** Presses on until the first page of the journal is there. */
async function loadAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load More Memories' });
  const all = page.getByText('You have reached the first page.');
  await more.waitFor();
  while ((await all.count()) === 0)
    if (await more.isEnabled()) await more.evaluate((button) => (button as HTMLButtonElement).click());
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Scrolls as a wheel does that does not stop. @returns the time between each two frames, in milliseconds */
async function framesOf(page: Page, distance: number): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const watch = { times: [] as number[], last: 0, on: true };
    const note = (now: number): void => {
      if (watch.last) watch.times.push(now - watch.last);
      watch.last = now;
      if (watch.on) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return watch;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance: -distance,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });
  if ((await page.evaluate(() => window.scrollY)) < distance) throw new Error('The page did not scroll');
  return frames.evaluate((watch) => {
    watch.on = false;
    return watch.times;
  });
}
