import type { Page } from '@playwright/test';

const SCROLL_PIXELS_PER_SECOND = 3_600;
const SCROLL_DISTANCE_PIXELS = 18_000;

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
  // A virtual list corrects the position when rows that were scrolled past turn out to be smaller than estimated.
  if ((await page.evaluate(() => window.scrollY)) < SCROLL_DISTANCE_PIXELS / 2)
    throw new Error('The page did not scroll');
  return recorder.evaluate((state) => {
    state.isRecording = false;
    return state.times;
  });
}
