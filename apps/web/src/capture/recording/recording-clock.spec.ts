import { expect, it } from 'vitest';
import { RecordingClock } from './recording-clock.ts';

it('counts recorded time, without pauses', () => {
  const clock = new RecordingClock();
  clock.start(1000);
  expect(clock.read(3500)).toBe(2500);
  clock.pause(4000);
  expect(clock.read(60_000)).toBe(3000);
  clock.start(60_000);
  clock.start(61_000);
  expect(clock.read(62_000)).toBe(5000);
  expect(clock.missedMs).toBe(0);
});

it('does not count the time in which the device slept, nor a clock that was set back', () => {
  const clock = new RecordingClock();
  clock.start(0);
  expect(clock.read(5000)).toBe(5000);
  expect(clock.read(65_000)).toBe(5000);
  expect(clock.missedMs).toBe(60_000);
  expect(clock.read(10_000)).toBe(5000);
  expect(clock.read(12_000)).toBe(7000);
});
