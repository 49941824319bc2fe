/** @vitest-environment dom */
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { beginPageOf, deleteSessionCookies, setSessionCookies } from '../../test/session-cookies.ts';
import { loadDraft, storeDraft } from '../journal/entries/draft-storage.ts';
import { emptyDraft } from '../journal/entries/draft.ts';
import { api } from '../lib/api.ts';
import { pageReload, takeSessionEndedNotice } from '../lib/sealed-storage/reload-after-session-end.ts';
import { uploadFile } from '../lib/upload-file.ts';
import { checkSessionExpired, watchSession } from './session-expiry.ts';
import { markSignedOutOffline } from './sign-out-request.ts';

const respondWith = (response: () => Response) => server.use(http.get('/api/simple-user', response));
const unreachable = () => respondWith(() => HttpResponse.error());
const reload = vi.spyOn(pageReload, 'reload').mockImplementation(() => undefined);
vi.spyOn(pageReload, 'isReloaded').mockReturnValue(true);
const draft = { ...emptyDraft, title: '今天' };
let stopWatching: () => void;

beforeEach(() => {
  beginPageOf('mei');
  storeDraft(draft);
  stopWatching = watchSession('mei');
});
afterEach(() => {
  stopWatching();
  reload.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  deleteSessionCookies();
});

const locked = { reloads: 1, endedFor: 'mei', display: 'none', draft: emptyDraft };
/** The page, once it is loaded again: hidden until then, and with nothing that it could open. */
async function stateAfterReload() {
  await waitFor(() => expect(reload).toHaveBeenCalled());
  return {
    reloads: reload.mock.calls.length,
    endedFor: takeSessionEndedNotice(),
    display: document.documentElement.style.display,
    draft: loadDraft(),
  };
}

describe('the page', () => {
  it.each([
    ['nobody is signed in any more', () => new HttpResponse(null, { status: 401 })],
    ['another user is signed in', () => HttpResponse.json({ id: 'bo' })],
  ])('locks itself when %s', async (_, response) => {
    respondWith(response);
    await checkSessionExpired('mei');
    expect(await stateAfterReload()).toEqual(locked);
  });

  it.each([
    ['the same user is signed in', () => HttpResponse.json({ id: 'mei' })],
    ['a server error says nothing about the session', () => new HttpResponse(null, { status: 503 })],
    ['the server is unreachable', () => HttpResponse.error()],
  ])('stays open while %s', async (_, response) => {
    respondWith(response);
    await checkSessionExpired('mei');
    expect([reload.mock.calls.length, loadDraft().title]).toEqual([0, '今天']);
  });

  it.each([
    ['another user signed in in another tab', () => setSessionCookies('bo')],
    ['the session was ended in another tab', deleteSessionCookies],
  ])('locks itself without a connection when %s and the tab is shown again', async (_, change) => {
    unreachable();
    change();
    window.dispatchEvent(new Event('focus'));
    expect(await stateAfterReload()).toEqual(locked);
  });

  it('locks itself when it becomes visible, which not every browser reports as focus', async () => {
    unreachable();
    setSessionCookies('bo');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await stateAfterReload()).toEqual(locked);
  });

  it('locks itself at once when the user signs out in another tab', async () => {
    unreachable();
    markSignedOutOffline();
    window.dispatchEvent(new StorageEvent('storage', { key: 'memory.sign-out', newValue: '1' }));
    expect(await stateAfterReload()).toEqual(locked);
  });

  it('sends nothing for another user who signed in in another tab', async () => {
    let requests = 0;
    server.use(
      http.post('/api/journal-entries', () => {
        requests += 1;
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    setSessionCookies('bo');
    await expect(api.POST('/api/journal-entries', { body: { title: '今天' } })).rejects.toThrow('has ended');
    expect(requests).toBe(0);
    expect(await stateAfterReload()).toEqual(locked);
  });

  it('uploads nothing for another user who signed in in another tab', async () => {
    setSessionCookies('bo');
    const { result } = uploadFile(
      '/api/upload/media',
      'media',
      { blob: new Blob(['x']), name: 'x', key: '1' },
      () => undefined,
    );
    await expect(result).rejects.toThrow('has ended');
    expect(await stateAfterReload()).toEqual(locked);
  });

  it('uses no response of another user who signed in during the request', async () => {
    server.use(
      http.get('/api/journal-entries', () => {
        setSessionCookies('bo');
        return HttpResponse.json([{ title: 'of bo' }]);
      }),
    );
    await expect(api.GET('/api/journal-entries')).rejects.toThrow('has ended');
    expect(await stateAfterReload()).toEqual(locked);
  });

  it('keeps its draft sealed under the key of its own user, whoever signs in', async () => {
    setSessionCookies('bo');
    storeDraft({ ...draft, title: '后来' });
    window.dispatchEvent(new Event('focus'));
    expect(await stateAfterReload()).toEqual(locked);
    beginPageOf('bo');
    expect(loadDraft()).toEqual(emptyDraft);
    beginPageOf('mei');
    expect(loadDraft().title).toBe('后来');
  });
});
