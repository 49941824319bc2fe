import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the running recorder shows a time of at least `minSeconds`. The exact second is not required, because on a busy machine the
 * page can skip seconds.
 */
export async function expectRunningRecorder(scope: Page | Locator, minSeconds = 1): Promise<void> {
  const time = scope.getByText(/^\d+:\d\d$/).first();
  await expect(async () => {
    const [minutes = 0, seconds = 0] = ((await time.textContent({ timeout: 1_000 })) ?? '').split(':').map(Number);
    expect(minutes * 60 + seconds).toBeGreaterThanOrEqual(minSeconds);
  }).toPass();
}
