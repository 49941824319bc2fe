import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The heading of a page that is loaded. The prerendered placeholder has a heading too, before its spinner; on a busy machine the spinner of
 * the app, which has none, follows some time later.
 */
const PAGE_HEADING = 'h1:not(:has(~ div > output > .animate-spin))';

/**
 * Checks the accessibility of the page with axe. Waits until the page has rendered and its animations have ended, because a fading element
 * would have too little contrast.
 */
export async function expectNoAccessibilityViolations(page: Page, name: string): Promise<void> {
  await page.locator(PAGE_HEADING).first().waitFor({ state: 'attached' });
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
  // Only violations are described in detail, and no second page is opened to collect the results of frames: the app has none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)])).toEqual([]);
}
