import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpiringCache } from '../src/index.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passTime = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

describe('ExpiringCache', () => {
  it('returns a value until its time', () => {
    const cache = new ExpiringCache<string>(2);
    cache.set('a', 'value', Date.now() + 1);
    expect([cache.get('a'), cache.get('b')]).toEqual(['value', undefined]);
    passTime(1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('is emptied when it is full', () => {
    const until = Date.now() + MINUTE_MS;
    const cache = new ExpiringCache<number>(2);
    const getAll = () => ['a', 'b', 'c'].map((key) => cache.get(key));
    cache.set('a', 1, until);
    cache.set('b', 2, until);
    expect(getAll()).toEqual([1, 2, undefined]);
    cache.set('c', 3, until);
    expect(getAll()).toEqual([undefined, undefined, 3]);
  });

  it('has room for another value when an expired one was looked up', () => {
    const cache = new ExpiringCache<number>(2);
    cache.set('a', 1, Date.now() + 1);
    cache.set('b', 2, Date.now() + MINUTE_MS);
    passTime(1);
    expect(cache.get('a')).toBeUndefined();
    cache.set('c', 3, Date.now() + MINUTE_MS);
    expect([cache.get('b'), cache.get('c')]).toEqual([2, 3]);
  });
});
