import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  // Only violations are described in detail, and no second page is opened to collect the results of frames: the app has none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => [state, id, nodes.map(({ html }) => html)])).toEqual([]);
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
