import type { Page } from '@playwright/test';

/** Deletes the cookies of the page’s browser, as when they expire while no page is open. Leaves an empty page. */
export async function clearSessionCookies(page: Page): Promise<void> {
  // An open page reloads itself once it notices that its session is gone, which would abort the next goto() of a story.
  await page.goto('about:blank');
  await page.context().clearCookies();
}
