import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * The heading of a page that is loaded. The prerendered placeholder has a heading too, before its spinner; on a busy machine the spinner of
 * the app, which has none, follows some time later.
 */
const PAGE_HEADING = 'h1:not(:has(~ div > output > .animate-spin))';

/**
 * Checks the accessibility of the page with axe, as it is now.
 * @param state the name of the state, for the message of a failure
 */
export async function expectNoAccessibilityViolations(page: Page, state: string): Promise<void> {
  await page.locator(PAGE_HEADING).first().waitFor({ state: 'attached' });
  await waitForAnimations(page);
  const violations = await findViolations(page);
  expect(violations.map((violation) => [state, ...violation])).toEqual([]);
}

/**
 * Runs axe in the page. Its script is loaded once into each document, because loading takes as much processor time as a check. The app has
 * no frames, which would need a script of their own.
 * @returns the rules that the page violates, each with its elements
 */
async function findViolations(page: Page): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
}

/** Checks the present state of the page on a computer and, in the dark theme, on a phone, so that the state is reached only once. */
export async function expectAccessibleInBothLooks(page: Page, state: string): Promise<void> {
  for (const { theme, width } of [
    { theme: 'night', width: 390 },
    { theme: 'light', width: 1440 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
    await expectNoAccessibilityViolations(page, `${state}, ${theme}, ${width} px`);
  }
}

/** Waits until the animations of the page have ended, because a fading element has too little contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // A headless browser draws a frame only when something asks for one, and transitions begin with the next frame.
    let hasEnded = false;
    const drawFrames = (): void => {
      if (!hasEnded) requestAnimationFrame(drawFrames);
    };
    drawFrames();
    await Promise.allSettled(finite.map(({ finished }) => finished));
    hasEnded = true;
  });
}
