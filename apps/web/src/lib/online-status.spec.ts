/** @vitest-environment dom */
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { api } from './api.ts';
import { setServerReachable, useOnlineStatus } from './online-status.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setServerReachable(true);
});

describe('useOnlineStatus', () => {
  it('is offline after a request without a response and online after the next response', async () => {
    const { result } = renderHook(useOnlineStatus);
    expect(result.current).toBe(true);
    server.use(http.get('/api/config', () => HttpResponse.error()));
    await act(() => api.GET('/api/config').catch(() => undefined));
    expect(result.current).toBe(false);
    server.use(http.get('/api/config', () => HttpResponse.json({}, { status: 500 })));
    await act(() => api.GET('/api/config'));
    expect(result.current).toBe(true);
  });

  it('stays online when the app itself aborts a request', async () => {
    const { result } = renderHook(useOnlineStatus);
    await act(() => api.GET('/api/config', { signal: AbortSignal.abort() }).catch(() => undefined));
    expect(result.current).toBe(true);
  });

  it('follows the online and offline events of the browser', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    const { result } = renderHook(useOnlineStatus);
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(result.current).toBe(false);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current).toBe(true);
  });
});
