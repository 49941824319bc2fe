import { expect, it } from 'vitest';
import { CircuitBreaker } from '../src/language-model/circuit-breaker.ts';

it('opens after consecutive failures, lets calls through after the cooldown, and closes after a success', () => {
  let now = 0;
  const breaker = new CircuitBreaker(2, 1_000, () => now);
  breaker.recordFailure();
  breaker.recordSuccess();
  breaker.recordFailure();
  expect(breaker.isOpen).toBe(false);
  breaker.recordFailure();
  expect(breaker.isOpen).toBe(true);
  now = 1_000;
  expect(breaker.isOpen).toBe(false);
  breaker.recordFailure();
  expect(breaker.isOpen).toBe(true);
  now = 2_000;
  breaker.recordSuccess();
  breaker.recordFailure();
  expect(breaker.isOpen).toBe(false);
});
