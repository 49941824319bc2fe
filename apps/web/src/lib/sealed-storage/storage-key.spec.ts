/** @vitest-environment dom */
import { OFFLINE_LIFETIME_SECONDS } from '@memory/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginPage, beginPageOf, deleteSessionCookies, setSessionCookies } from '../../../test/session-cookies.ts';
import {
  deleteStorageKeyCookie,
  discardStorageKey,
  hasStorageKeyEnded,
  takeStorageKeyFromCookie,
  renewStorageKeyCookie,
  storageKey,
  storageKeyUserId,
} from './storage-key.ts';

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
    takeStorageKeyFromCookie('bo');
    setSessionCookies('mei');
    takeStorageKeyFromCookie('mei');
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

  it('has ended when the same user has another key', () => {
    beginPageOf('mei');
    // It differs in its first byte only.
    document.cookie = `${document.cookie.replace('memory.key=mei.b', 'memory.key=mei.c')}; path=/`;
    expect(hasStorageKeyEnded()).toBe(true);
  });

  it('has the 32 bytes whose base64url is in the cookie', () => {
    document.cookie = `memory.key=mei.${'_-8A'.repeat(11).slice(0, 43)}; path=/`;
    beginPage('mei');
    const three = [0xff, 0xef, 0x00];
    expect([...storageKey()!.bytes]).toEqual(Array.from({ length: 32 }, (_, index) => three[index % 3]));
  });

  it.each(['memory.key=mei', 'memory.key=mei.short', 'memory.key=.', `memory.key=mei.${'A'.repeat(44)}`])(
    'is none for the cookie %s',
    (cookie) => {
      document.cookie = `${cookie}; path=/`;
      beginPage('mei');
      expect(storageKey()).toBeNull();
    },
  );

  it('is that of its own cookie, whatever other cookies exist', () => {
    const others = ['first', 'not-memory.key', 'memory.key2'];
    for (const name of others) document.cookie = `${name}=mei.${'A'.repeat(43)}; path=/`;
    beginPage('mei');
    expect(storageKey()).toBeNull();
    beginPageOf('mei');
    document.cookie = 'last=1; path=/';
    expect(hasStorageKeyEnded()).toBe(false);
    for (const name of [...others, 'last']) document.cookie = `${name}=; path=/; max-age=0`;
  });
});

describe('the cookie of the storage key', () => {
  it('says which user may open sealed data in this browser, whoever opened the page', () => {
    beginPageOf('mei');
    setSessionCookies('bo');
    expect(storageKeyUserId()).toBe('bo');
    deleteStorageKeyCookie();
    expect([storageKeyUserId(), document.cookie]).toEqual([null, '']);
  });

  it('is prolonged to the whole lifetime of offline data, with the key it has', () => {
    beginPageOf('mei');
    document.cookie = 'other=1; path=/';
    const before = document.cookie;
    const write = vi.spyOn(document, 'cookie', 'set');
    renewStorageKeyCookie();
    expect(write.mock.calls).toEqual([[expect.stringContaining(`; max-age=${OFFLINE_LIFETIME_SECONDS}; `)]]);
    write.mockRestore();
    expect(document.cookie.split('; ').toSorted()).toEqual(before.split('; ').toSorted());
    document.cookie = 'other=; path=/; max-age=0';
  });

  it('is not prolonged by a page without a key, and not created again after its end', () => {
    setSessionCookies('bo');
    beginPage('mei');
    const write = vi.spyOn(document, 'cookie', 'set');
    renewStorageKeyCookie();
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    beginPageOf('mei');
    deleteSessionCookies();
    renewStorageKeyCookie();
    expect(document.cookie).toBe('');
  });
});
