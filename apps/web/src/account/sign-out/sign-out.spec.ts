/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../test/server.ts';
import { beginPage, beginPageOf } from '../../../test/session-cookies.ts';
import { loadDraft, storeDraft } from '../../journal/entries/draft-storage.ts';
import { emptyDraft } from '../../journal/entries/draft.ts';
import { queryClient } from '../../lib/query-client.ts';
import { pageReload } from '../../lib/sealed-storage/reload-after-session-end.ts';
import { fetchCurrentUser } from '../../session/api/current-user.ts';
import { emptyPageInBackForwardCache } from '../../session/back-forward-cache.ts';
import { cancelSignOutRequest, isSignOutRequested, markSignedOutOffline } from '../../session/sign-out-request.ts';

const mei = { id: 'mei', firstName: '梅' };
let signOuts = 0;
const logout = (response: () => Response) =>
  server.use(
    http.post('/api/simple-logout', () => {
      signOuts += 1;
      return response();
    }),
  );

beforeEach(() => {
  signOuts = 0;
  beginPageOf('mei');
  // The session still exists on the server.
  server.use(http.get('/api/simple-user', () => HttpResponse.json(mei)));
});
afterEach(() => {
  localStorage.clear();
  queryClient.clear();
});

describe('a sign-out without a connection', () => {
  it('takes the key from the browser at once', () => {
    storeDraft({ ...emptyDraft, title: '今天' });
    markSignedOutOffline();
    beginPage('mei');
    expect([document.cookie, loadDraft()]).toEqual(['', emptyDraft]);
  });

  it('is completed by the next page that reaches the server, before it asks who is signed in', async () => {
    logout(() => new HttpResponse(null, { status: 204 }));
    markSignedOutOffline();
    beginPage(null);
    expect(await fetchCurrentUser()).toBeNull();
    expect([signOuts, isSignOutRequested()]).toEqual([1, false]);
  });

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['the server unavailable', () => new HttpResponse(null, { status: 503 })],
  ])('lasts with %s, on every page', async (_, response) => {
    logout(response);
    markSignedOutOffline();
    for (const count of [1, 2]) {
      beginPage(null);
      // oxlint-disable-next-line no-await-in-loop -- the pages follow each other
      expect(await fetchCurrentUser()).toBeNull();
      expect([signOuts, isSignOutRequested()]).toEqual([count, true]);
    }
  });

  it('is forgotten when a new session begins before', () => {
    markSignedOutOffline();
    cancelSignOutRequest();
    expect(isSignOutRequested()).toBe(false);
  });
});

it('a page in the cache of the back button is empty, and loaded again when it is shown', () => {
  const reload = vi.spyOn(pageReload, 'reload').mockImplementation(() => undefined);
  const dispatch = (type: string, persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
  document.body.textContent = '今天';
  emptyPageInBackForwardCache();
  dispatch('pagehide', false);
  dispatch('pageshow', false);
  expect([document.body.textContent, reload.mock.calls.length]).toEqual(['今天', 0]);
  dispatch('pagehide', true);
  expect(document.body.textContent).toBe('');
  dispatch('pageshow', true);
  expect(reload).toHaveBeenCalledTimes(1);
});
