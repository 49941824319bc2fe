/** @jest-environment ./test/dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../test/server.ts';
import { checkSessionExpired, markSessionRestored, useSessionExpired } from './session-expiry.ts';

const respondWith = (response: () => Response) => server.use(http.get('/api/simple-user', response));

afterEach(() => act(markSessionRestored));

describe('useSessionExpired', () => {
  it.each([
    ['false while the same user is signed in', () => HttpResponse.json({ id: 'mei' }), false],
    ['true when nobody is signed in any more', () => new HttpResponse(null, { status: 401 }), true],
    ['true when another user is signed in', () => HttpResponse.json({ id: 'bo' }), true],
    [
      'false after a server error, which says nothing about the session',
      () => new HttpResponse(null, { status: 503 }),
      false,
    ],
    ['false while the server is unreachable', () => HttpResponse.error(), false],
  ])('is %s', async (_, response, expected) => {
    respondWith(response);
    const { result } = renderHook(useSessionExpired);
    await act(() => checkSessionExpired('mei'));
    expect(result.current).toBe(expected);
  });

  it('is false again after the user has signed in again', async () => {
    respondWith(() => new HttpResponse(null, { status: 401 }));
    const { result } = renderHook(useSessionExpired);
    await act(() => checkSessionExpired('mei'));
    act(markSessionRestored);
    expect(result.current).toBe(false);
  });

  it('sends no further request once the session has expired', async () => {
    respondWith(() => new HttpResponse(null, { status: 401 }));
    await act(() => checkSessionExpired('mei'));
    server.resetHandlers();
    await act(() => checkSessionExpired('mei'));
    const { result } = renderHook(useSessionExpired);
    expect(result.current).toBe(true);
  });
});
