/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { beginPageOf } from '../../../test/session-cookies.ts';
import { deleteAllPendingUploads, loadPendingUploads, storePendingUpload } from './pending-uploads.ts';
import { uploadMedia } from './use-media-uploads.ts';
import { useUploadQueue } from './use-upload-queue.ts';

let receivedKeys: (string | null)[] = [];
let events: string[] = [];

/** Records each uploaded file's idempotency key and responds with what `respond` returns for it, counted from 1. */
function setUpEndpoint(respond: (count: number) => Response | Promise<Response>): void {
  server.use(
    http.post('/api/upload/media', ({ request }) => {
      receivedKeys.push(request.headers.get('Idempotency-Key'));
      return respond(receivedKeys.length);
    }),
  );
}
const created = () => HttpResponse.json([{ url: '/media/1', type: 'image', mimeType: 'image/png' }], { status: 201 });
const failure = (status: number) =>
  HttpResponse.json({ statusCode: status, code: 'error', message: `status ${status}` }, { status });

/** `log` records the callbacks of one render. */
const renderHook = (initial: { draftId: string; log: string[] }) =>
  renderHookWithProviders(
    ({ draftId, log }) =>
      useUploadQueue({
        userId: 'mei',
        draftId,
        kind: 'media',
        send: uploadMedia,
        onUploaded: ({ name }) => log.push(`uploaded ${name}`),
        onError: ({ name }, message) => log.push(`error ${name}: ${message}`),
        onRestored: () => log.push('restored'),
      }),
    initial,
  );

async function renderQueue() {
  const { result, rerender, unmount } = renderHook({ draftId: 'new', log: events });
  await waitFor(() => expect(result.current.isRestored).toBe(true));
  const states = () => result.current.uploads.map(({ name, state }) => `${name} ${state}`);
  return { queue: () => result.current, states, rerender, unmount };
}
const file = (name: string) => ({ name, blob: new Blob(['bytes'], { type: 'image/png' }) });
const storedNames = async () => (await loadPendingUploads('mei', 'new')).map(({ name }) => name);
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

describe('useUploadQueue', () => {
  beforeEach(() => {
    beginPageOf('mei');
    receivedKeys = [];
    events = [];
  });
  afterEach(deleteAllPendingUploads);

  it('stores a file until it is uploaded', async () => {
    const response = Promise.withResolvers<Response>();
    setUpEndpoint(() => response.promise);
    const { queue, states } = await renderQueue();
    act(() => queue().add([file('a.png')]));
    expect(states()).toEqual(['a.png uploading']);
    await waitFor(async () => expect(await storedNames()).toEqual(['a.png']));
    response.resolve(created());
    await waitFor(() => expect(states()).toEqual([]));
    expect(events).toEqual(['uploaded a.png']);
    await waitFor(async () => expect(await storedNames()).toEqual([]));
  });

  it('retries a retryable error when the browser is online again, under the same key', async () => {
    setUpEndpoint((count) => (count === 1 ? failure(503) : created()));
    const { queue, states } = await renderQueue();
    act(() => queue().add([file('a.png')]));
    await waitFor(() => expect(states()).toEqual(['a.png failed']));
    goOnline();
    await waitFor(() => expect(states()).toEqual([]));
    expect(receivedKeys).toHaveLength(2);
    expect(receivedKeys[1]).toBe(receivedKeys[0]);
    expect(events).toEqual(['error a.png: null', 'uploaded a.png']);
  });

  it('does not retry a rejected file', async () => {
    setUpEndpoint((count) => (count === 1 ? failure(413) : created()));
    const { queue, states } = await renderQueue();
    act(() => queue().add([file('a.png')]));
    await waitFor(() => expect(states()).toEqual(['a.png rejected']));
    goOnline();
    act(() => queue().retry());
    act(() => queue().add([file('b.png')]));
    await waitFor(() => expect(states()).toEqual(['a.png rejected']));
    expect(receivedKeys).toHaveLength(2);
    expect(events).toEqual(['error a.png: status 413', 'uploaded b.png']);
    expect(queue().uploads[0]?.errorMessage).toBe('status 413');
  });

  it('resumes on the next load what could not be sent, under the same key', async () => {
    setUpEndpoint((count) => (count === 1 ? failure(500) : created()));
    const first = await renderQueue();
    act(() => first.queue().add([file('a.png')]));
    await waitFor(() => expect(first.states()).toEqual(['a.png failed']));
    first.unmount();
    await renderQueue();
    await waitFor(() => expect(events).toEqual(['error a.png: null', 'restored', 'uploaded a.png']));
    expect(receivedKeys[1]).toBe(receivedKeys[0]);
  });

  it('restores uploads of its own user, draft and kind only', async () => {
    const pending = {
      userId: 'mei',
      draftId: 'new',
      kind: 'media',
      ...file('a.png'),
      createdAt: 1,
    } as const;
    await storePendingUpload({ ...pending, id: '1', userId: 'ming' });
    await storePendingUpload({ ...pending, id: '2', draftId: 'entry-1' });
    await storePendingUpload({ ...pending, id: '3', kind: 'image' });
    const { states } = await renderQueue();
    expect(states()).toEqual([]);
    expect(events).toEqual([]);
  });

  it('retries a rejected file when the user wants it', async () => {
    setUpEndpoint((count) => (count === 1 ? failure(413) : created()));
    const { queue, states } = await renderQueue();
    act(() => queue().add([file('a.png')]));
    await waitFor(() => expect(states()).toEqual(['a.png rejected']));
    act(() => queue().retry(queue().uploads[0]?.id));
    await waitFor(() => expect(states()).toEqual([]));
    expect(receivedKeys[1]).toBe(receivedKeys[0]);
  });

  it('stops when the screen is left, and resumes on the next visit', async () => {
    const response = Promise.withResolvers<Response>();
    setUpEndpoint((count) => (count === 1 ? response.promise : created()));
    const { queue, unmount } = await renderQueue();
    act(() => queue().add([file('a.png'), file('b.png')]));
    await waitFor(() => expect(receivedKeys).toHaveLength(1));
    await waitFor(async () => expect(await storedNames()).toHaveLength(2));
    unmount();
    response.resolve(created());
    goOnline();
    const secondVisit: string[] = [];
    renderHook({ draftId: 'new', log: secondVisit });
    await waitFor(() => expect(secondVisit).toEqual(['restored', 'uploaded a.png', 'uploaded b.png']));
    expect(events).toEqual([]);
    expect(receivedKeys).toHaveLength(3);
  });

  it('restores nothing for a screen that was left before', async () => {
    setUpEndpoint(created);
    await storePendingUpload({
      id: '1',
      userId: 'mei',
      draftId: 'new',
      kind: 'media',
      createdAt: 1,
      ...file('a.png'),
    });
    const firstVisit: string[] = [];
    renderHook({ draftId: 'new', log: firstVisit }).unmount();
    await renderQueue();
    await waitFor(() => expect(events).toEqual(['restored', 'uploaded a.png']));
    expect(firstVisit).toEqual([]);
  });

  it('reports to the callbacks of the latest render', async () => {
    const response = Promise.withResolvers<Response>();
    setUpEndpoint(() => response.promise);
    const { queue, states, rerender } = await renderQueue();
    act(() => queue().add([file('a.png')]));
    const latest: string[] = [];
    rerender({ draftId: 'new', log: latest });
    response.resolve(created());
    await waitFor(() => expect(states()).toEqual([]));
    expect([events, latest]).toEqual([[], ['uploaded a.png']]);
  });

  it('continues with the uploads of another draft when the draft changes', async () => {
    setUpEndpoint(created);
    await storePendingUpload({
      id: '1',
      userId: 'mei',
      draftId: 'entry-1',
      kind: 'media',
      createdAt: 1,
      ...file('a.png'),
    });
    const { rerender } = await renderQueue();
    rerender({ draftId: 'entry-1', log: events });
    await waitFor(() => expect(events).toEqual(['restored', 'uploaded a.png']));
  });

  it('deletes all files from storage when it is cleared', async () => {
    setUpEndpoint(() => failure(503));
    const { queue, states } = await renderQueue();
    act(() => queue().add([file('a.png'), file('b.png')]));
    await waitFor(() => expect(states()).toEqual(['a.png failed', 'b.png failed']));
    act(() => queue().clear());
    expect(states()).toEqual([]);
    await waitFor(async () => expect(await storedNames()).toEqual([]));
  });

  it('deletes a removed file from storage', async () => {
    setUpEndpoint(() => failure(503));
    const { queue, states } = await renderQueue();
    act(() => queue().add([file('a.png')]));
    await waitFor(() => expect(states()).toEqual(['a.png failed']));
    act(() => queue().remove(queue().uploads[0]?.id ?? ''));
    await waitFor(async () => expect(await storedNames()).toEqual([]));
  });
});
