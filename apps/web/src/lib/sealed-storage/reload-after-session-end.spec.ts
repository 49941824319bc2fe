/** @vitest-environment dom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage, beginPageOf, deleteSessionCookies, setSessionCookies } from '../../../test/session-cookies.ts';
import {
  hidePageAndDropKey,
  reloadAfterSessionEnd,
  reloadIfSessionChanged,
  pageReload,
  takeSessionEndedNotice,
} from './reload-after-session-end.ts';
import { storageKey } from './storage-key.ts';

const reload = vi.spyOn(pageReload, 'reload').mockImplementation(() => undefined);
/** What the browser says about how this page was loaded. jsdom does not know. */
const loadedBy = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: (of: string) => (of === 'navigation' ? [{ type }] : []) });

beforeEach(() => {
  vi.useFakeTimers();
  beginPageOf('mei');
  loadedBy('reload');
});
afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
  sessionStorage.clear();
  deleteSessionCookies();
});

/** Makes the browser reject session storage until the function that is returned is called. */
function blockStorage(): () => void {
  const blocked = (['getItem', 'setItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  );
  return () => blocked.forEach((spy) => spy.mockRestore());
}

const isHidden = () => document.documentElement.style.display === 'none';

describe('a locked page', () => {
  it('is hidden and has no key at once, and is loaded again one time, however often it is locked', async () => {
    reloadAfterSessionEnd();
    expect([isHidden(), storageKey(), reload.mock.calls.length]).toEqual([true, null, 0]);
    reloadAfterSessionEnd();
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('tells the next page once whose session ended', () => {
    reloadAfterSessionEnd();
    expect([takeSessionEndedNotice(), takeSessionEndedNotice()]).toEqual(['mei', null]);
  });

  it('tells another page nothing, to which the user went before the reload', () => {
    reloadAfterSessionEnd();
    loadedBy('navigate');
    expect(takeSessionEndedNotice()).toBeNull();
    loadedBy('reload');
    expect(takeSessionEndedNotice()).toBeNull();
  });

  it('tells that a session ended also where cookies were blocked, without a user', () => {
    beginPage(null);
    reloadAfterSessionEnd();
    expect(takeSessionEndedNotice()).toBe('');
  });

  it('is loaded again where the browser rejects storage', async () => {
    const unblockStorage = blockStorage();
    reloadAfterSessionEnd();
    await vi.runAllTimersAsync();
    expect([isHidden(), reload.mock.calls.length, takeSessionEndedNotice()]).toEqual([true, 1, null]);
    unblockStorage();
  });
});

describe('a page', () => {
  it('locks itself only when the session of the browser is another one', () => {
    expect([reloadIfSessionChanged(), isHidden()]).toEqual([false, false]);
    setSessionCookies('bo');
    expect([reloadIfSessionChanged(), isHidden()]).toEqual([true, true]);
    setSessionCookies('mei');
    expect(reloadIfSessionChanged()).toBe(true);
  });

  it('that closes itself after a sign-out is not loaded again, and leaves no notice', async () => {
    hidePageAndDropKey();
    reloadAfterSessionEnd();
    await vi.runAllTimersAsync();
    expect([isHidden(), storageKey(), reload.mock.calls.length]).toEqual([true, null, 0]);
    expect(takeSessionEndedNotice()).toBeNull();
  });
});
