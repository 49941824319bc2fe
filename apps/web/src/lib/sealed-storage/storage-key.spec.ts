/** @jest-environment ./test/dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { beginPage, beginPageOf, deleteSessionCookies, setSessionCookies } from '../../../test/session-cookies.ts';
import { discardStorageKey, hasStorageKeyEnded, holdStorageKey, storageKey } from './storage-key.ts';

afterEach(deleteSessionCookies);

describe('the storage key of a page', () => {
  it('is that of the user who is signed in, and of nobody else', () => {
    beginPageOf('mei');
    expect(storageKey()?.userId).toBe('mei');
    // Another user signed in while this page of Mei was loaded.
    setSessionCookies('bo');
    beginPage('mei');
    expect(storageKey()).toBeNull();
  });

  it('is not replaced after it was discarded, whoever signs in', () => {
    beginPageOf('mei');
    discardStorageKey();
    setSessionCookies('bo');
    holdStorageKey('bo');
    setSessionCookies('mei');
    holdStorageKey('mei');
    expect(storageKey()).toBeNull();
  });

  it('has ended when the cookie is gone or another one; a page without a key has no end', () => {
    beginPageOf('mei');
    expect(hasStorageKeyEnded()).toBe(false);
    setSessionCookies('bo');
    expect(hasStorageKeyEnded()).toBe(true);
    deleteSessionCookies();
    expect(hasStorageKeyEnded()).toBe(true);
    beginPage(null);
    expect(hasStorageKeyEnded()).toBe(false);
  });

  it.each(['memory.key=mei', 'memory.key=mei.short', 'memory.key=.', 'not-memory.key=mei.x'])(
    'is none for the cookie %s',
    (cookie) => {
      document.cookie = `${cookie}; path=/`;
      beginPage('mei');
      expect(storageKey()).toBeNull();
    },
  );
});
