/** @vitest-environment dom */
import type { Entry } from '@memory/contracts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { entryQueryKeys } from '../../lib/entry-cache.ts';
import { setServerReachable } from '../../lib/online-status.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast, useCurrentToast } from '../../lib/toasts.ts';
import { type EntryDraft, emptyDraft } from './draft.ts';
import { useSaveEntry } from './use-save-entry.ts';

const savedEntry = { id: 'entry-1', version: 1, shareId: null, createdAt: '2026-01-01' } as unknown as Entry;
const noon = Date.parse('2026-01-01T12:00:00Z');
let keys: (string | null)[] = [];
let retriedUploads = 0;

/** Records the idempotency key of each request and responds with what `respond` returns for it, counted from 1. */
function setUpServer(respond: (count: number) => Response | Promise<Response>): void {
  server.use(
    http.post('/api/journal-entries', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return respond(keys.length);
    }),
  );
}
const created = () => HttpResponse.json(savedEntry, { status: 201 });
const failure = (status: number) =>
  HttpResponse.json({ statusCode: status, code: 'error', message: 'error' }, { status });

interface Uploads {
  isDone: boolean;
  hasRejected: boolean;
}

function renderSave(changes: Partial<EntryDraft> = {}, uploads: Uploads = { isDone: true, hasRejected: false }) {
  const { result, rerender, unmount } = renderHookWithProviders((props: Uploads) => {
    const [draft, setDraft] = useState<EntryDraft>({ ...emptyDraft, title: '今天', ...changes });
    const [isSaved, setSaved] = useState(false);
    const save = useSaveEntry({
      draft,
      changeDraft: (change) => setDraft((before) => ({ ...before, ...change })),
      uploads: { ...props, retry: () => (retriedUploads += 1) },
      onSaved: () => {
        setDraft(emptyDraft);
        setSaved(true);
      },
    });
    return { ...save, draft, isSaved, toast: useCurrentToast() };
  }, uploads);
  return { save: () => result.current, rerender, unmount };
}
type Save = ReturnType<typeof renderSave>['save'];
const idle = (save: Save) => waitFor(() => expect(save().isSaving).toBe(false));
const passTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

describe('useSaveEntry', () => {
  beforeEach(() => {
    [keys, retriedUploads] = [[], 0];
    toast({ title: 'no toast yet' });
    // Only the interval between attempts is fake. Fake time also passes by itself.
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    setServerReachable(true);
  });

  it('shows the saved entry in the list of the author', async () => {
    queryClient.setQueryData(entryQueryKeys.mine, { pages: [{ items: [], total: 0 }], pageParams: [null] });
    setUpServer(created);
    const { save } = renderSave();
    act(() => save().save());
    await waitFor(() => expect(save().isSaved).toBe(true));
    expect(save().toast).toMatchObject({
      title: 'Memory Saved!',
      description: 'Your journal entry has been created successfully.',
    });
    await waitFor(() =>
      expect(queryClient.getQueryData(entryQueryKeys.mine)).toMatchObject({ pages: [{ items: [{ id: 'entry-1' }] }] }),
    );
  });

  it('reports a rejected entry, and does not save it later', async () => {
    setUpServer((count) => (count === 1 ? failure(403) : created()));
    const { save } = renderSave();
    act(() => save().save());
    await waitFor(() => expect(save().toast?.title).toBe('Error'));
    expect(save().toast).toMatchObject({
      description: 'Failed to save your memory. Please try again.',
      isError: true,
    });
    await idle(save);
    expect(save()).toMatchObject({ isSaveQueued: false, draft: { attempt: null, saveRequested: false } });
    passTime(60_000);
    goOnline();
    expect([keys.length, retriedUploads, queryClient.isMutating()]).toEqual([1, 0, 0]);
  });

  it.each([
    ['an error message when the connection is lost by surprise', true, 'Error'],
    ['no error message when the form already says that there is no connection', false, 'no toast yet'],
  ])('without a connection shows %s', async (_, wasReachable, title) => {
    setUpServer(() => HttpResponse.error());
    setServerReachable(wasReachable);
    const { save } = renderSave();
    act(() => save().save());
    await waitFor(() => expect(save().isSaveQueued).toBe(true));
    await idle(save);
    expect(save().toast?.title).toBe(title);
  });

  it('repeats the attempt of a signed-out author when they save again', async () => {
    setUpServer((count) => (count === 1 ? failure(401) : created()));
    const { save } = renderSave();
    act(() => save().save());
    await waitFor(() =>
      expect(save().toast?.description).toBe('Please sign in again. Your words are kept on this device.'),
    );
    await idle(save);
    expect(save().isSaveQueued).toBe(false);
    act(() => save().save());
    await waitFor(() => expect(save().isSaved).toBe(true));
    expect(keys[1]).toBe(keys[0]);
  });

  it('repeats the attempt when the entry was created but the later changes were rejected', async () => {
    setUpServer(created);
    let patches = 0;
    server.use(
      http.patch('/api/journal-entries/entry-1', () =>
        (patches += 1) === 1 ? failure(403) : HttpResponse.json(savedEntry),
      ),
    );
    const { save } = renderSave({ attempt: { key: 'first', body: { title: '昨天' } as never } });
    act(() => save().save());
    await waitFor(() => expect(save().toast?.isError).toBe(true));
    await idle(save);
    act(() => save().save());
    await waitFor(() => expect(save().isSaved).toBe(true));
    expect([keys, patches]).toEqual([['first', 'first'], 2]);
  });

  it('makes a new attempt when a repeated attempt was rejected before it created the entry', async () => {
    setUpServer((count) => (count === 1 ? failure(403) : created()));
    const { save } = renderSave({ attempt: { key: 'first', body: { title: '昨天' } as never } });
    act(() => save().save());
    await waitFor(() => expect(save().toast?.isError).toBe(true));
    await idle(save);
    act(() => save().save());
    await waitFor(() => expect(save().isSaved).toBe(true));
    expect(keys[0]).toBe('first');
    expect(keys[1]).not.toBe('first');
  });

  it('retries every 15 seconds while the server cannot be reached, with one error message', async () => {
    setUpServer((count) => (count < 3 ? failure(503) : created()));
    const { save } = renderSave();
    act(() => save().save());
    await waitFor(() => expect(save().isSaveQueued).toBe(true));
    await idle(save);
    expect(save().toast).toMatchObject({ title: 'Error', isError: true });
    act(() => toast({ title: 'dismissed' }));
    passTime(8000);
    expect(queryClient.isMutating()).toBe(0);
    passTime(7000);
    await waitFor(() => expect(keys).toHaveLength(2));
    await idle(save);
    expect([save().toast?.title, retriedUploads]).toEqual(['dismissed', 1]);
    passTime(15_000);
    await waitFor(() => expect(save().isSaved).toBe(true));
    expect(new Set(keys).size).toBe(1);
    passTime(60_000);
    expect([keys.length, retriedUploads]).toEqual([3, 2]);
  });

  it('retries at once when the browser is online again, but once', async () => {
    setUpServer((count) => (count === 1 ? failure(503) : created()));
    const { save } = renderSave();
    act(() => save().save());
    await waitFor(() => expect(save().isSaveQueued).toBe(true));
    await idle(save);
    goOnline();
    goOnline();
    await waitFor(() => expect(save().isSaved).toBe(true));
    expect(keys).toHaveLength(2);
  });

  it('retries when another request has reached the server, but not within a second of a failure', async () => {
    vi.useFakeTimers({
      now: noon,
      toNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'setInterval'],
    });
    setUpServer((count) => (count === 1 ? HttpResponse.error() : created()));
    const { save } = renderSave();
    act(() => save().save());
    await waitFor(() => expect(save().isSaveQueued).toBe(true));
    await idle(save);
    vi.setSystemTime(noon + 1000);
    act(() => setServerReachable(true));
    expect(queryClient.isMutating()).toBe(0);
    act(() => setServerReachable(false));
    vi.setSystemTime(noon + 1001);
    act(() => setServerReachable(true));
    await waitFor(() => expect(save().isSaved).toBe(true));
    expect(keys).toHaveLength(2);
  });

  it('saves a requested draft when its last upload has ended', async () => {
    setUpServer(created);
    const { save, rerender } = renderSave({ saveRequested: true }, { isDone: false, hasRejected: false });
    expect(save().isSaveQueued).toBe(true);
    goOnline();
    expect([queryClient.isMutating(), retriedUploads]).toEqual([0, 1]);
    rerender({ isDone: true, hasRejected: false });
    await waitFor(() => expect(save().isSaved).toBe(true));
  });

  it('does not save a draft that nobody asked to save', () => {
    setUpServer(created);
    const { save } = renderSave();
    goOnline();
    passTime(15_000);
    expect([queryClient.isMutating(), retriedUploads, save().isSaveQueued]).toEqual([0, 0, false]);
  });

  it('waits for the author while a file is rejected', () => {
    const { save } = renderSave({ saveRequested: true }, { isDone: false, hasRejected: true });
    expect(save().isSaveQueued).toBe(false);
    passTime(15_000);
    expect(retriedUploads).toBe(0);
  });

  it('retries nothing after its screen was left', () => {
    const { unmount } = renderSave({ saveRequested: true }, { isDone: false, hasRejected: false });
    unmount();
    goOnline();
    passTime(15_000);
    expect(retriedUploads).toBe(0);
  });

  it('sends one request for a double click', async () => {
    const response = Promise.withResolvers<Response>();
    setUpServer(() => response.promise);
    const { save } = renderSave();
    act(() => {
      save().save();
      save().save();
    });
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(save().isSaving).toBe(true);
    response.resolve(created());
    await waitFor(() => expect(save().isSaved).toBe(true));
    await idle(save);
    expect(keys).toHaveLength(1);
  });
});
