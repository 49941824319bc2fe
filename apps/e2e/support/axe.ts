import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nobody is kept from this screen by how it is made. Judged once it stands: its program has come, and nothing is pale because it is fading in. */
export async function expectNoViolations(page: Page, name: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)])).toEqual([]);
}
