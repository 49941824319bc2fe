/** @vitest-environment dom */
import { describe, expect, it, vi } from 'vitest';
import { storeReturnPath, takeReturnPath } from './return-path.ts';

describe('the return path', () => {
  it('is returned once', () => {
    storeReturnPath('/friends/code/K7QD-3XVM');
    expect([takeReturnPath(), takeReturnPath()]).toEqual(['/friends/code/K7QD-3XVM', null]);
  });

  it.each([
    'https://evil.example/friends/code/a',
    '//evil.example',
    '/settings',
    '/friends/code/../../settings',
    '/friends/code/',
  ])('cannot be %s', (path) => {
    storeReturnPath(path);
    expect(takeReturnPath()).toBeNull();
  });

  it('is none in a browser that blocks storage', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storeReturnPath('/friends/code/K7QD-3XVM');
    expect(takeReturnPath()).toBeNull();
    blocked.mockRestore();
  });
});
