import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WakeableTimer } from '../src/delays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await setImmediate();
  return done;
}

it('WakeableTimer waits for its time', async () => {
  const waiting = new WakeableTimer().wait(1_000);
  vi.advanceTimersByTime(999);
  expect(await isDone(waiting)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isDone(waiting)).toBe(true);
});

it('WakeableTimer ends early when it is woken, and leaves no timer behind', async () => {
  const timer = new WakeableTimer();
  const waiting = timer.wait(1_000);
  expect(await isDone(waiting)).toBe(false);
  timer.wake();
  expect(await isDone(waiting)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(await isDone(timer.wait(1_000))).toBe(false);
});

it('WakeableTimer remembers that it was woken while nothing waited, for one wait', async () => {
  const timer = new WakeableTimer();
  timer.wake();
  timer.wake();
  expect(await isDone(timer.wait(1_000))).toBe(true);
  expect(await isDone(timer.wait(1_000))).toBe(false);
});
