import { expect, type Page } from '@playwright/test';

// Both leave the page first: an open page reloads itself when it notices that its session has ended, which would abort the next goto() of a
// story.

/** Deletes the cookies of the page’s browser, as when they expire while no page is open. Leaves an empty page. */
export async function clearSessionCookies(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Ends the session of the page’s browser on the server, while no page is open. Leaves an empty page. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  expect((await page.request.post('/api/simple-logout')).status()).toBe(204);
}
