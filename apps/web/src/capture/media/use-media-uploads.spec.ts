/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { toast, useCurrentToast } from '../../lib/toasts.ts';
import { deleteAllPendingUploads } from './pending-uploads.ts';
import { type AttachedFile, useMediaUploads } from './use-media-uploads.ts';

let attached: AttachedFile[] = [];
let requests = 0;

/** Responds to each upload with what `respond` returns for it, counted from 1. */
function setUpEndpoint(respond: (count: number) => Response | Promise<Response>): void {
  server.use(http.post('/api/upload/media', () => respond((requests += 1))));
}
const created = (count: number) =>
  HttpResponse.json([{ url: `/media/${count}`, type: 'image', mimeType: 'image/png' }], { status: 201 });
const failure = (status: number) =>
  HttpResponse.json({ statusCode: status, code: 'error', message: `status ${status}` }, { status });

/** @param attachedBefore the number of files that the entry has already */
async function renderUploads(attachedBefore = 0) {
  const before = Array.from({ length: attachedBefore }, () => ({ url: '/media/old', type: 'image', name: '' }));
  const { result } = renderHookWithProviders(() => ({
    uploads: useMediaUploads({
      userId: 'mei',
      draftId: 'new',
      attached: before,
      onAttached: (file) => attached.push(file),
    }),
    toast: useCurrentToast(),
  }));
  await waitFor(() => expect(result.current.uploads.isRestored).toBe(true));
  return {
    uploads: () => result.current.uploads,
    shownToast: () => result.current.toast,
    add: (...files: File[]) => act(() => result.current.uploads.add(files)),
  };
}
const image = (name: string, content = 'bytes') => new File([content], name, { type: 'image/png' });

describe('useMediaUploads', () => {
  beforeEach(() => {
    [attached, requests] = [[], 0];
    toast({ title: 'no toast yet' });
  });
  afterEach(deleteAllPendingUploads);

  it('attaches the files in their order and reports each batch in one toast', async () => {
    setUpEndpoint(created);
    const { add, uploads, shownToast } = await renderUploads();
    add(image('a.png'), image('b.png'));
    await waitFor(() => expect(uploads().files).toEqual([]));
    expect(attached).toEqual([
      { url: '/media/1', type: 'image/png', name: 'a.png' },
      { url: '/media/2', type: 'image/png', name: 'b.png' },
    ]);
    expect(shownToast()).toMatchObject({
      title: '2 file(s) uploaded!',
      description: 'Your media files have been added to the entry.',
    });
    add(image('c.png'));
    await waitFor(() => expect(shownToast()?.title).toBe('1 file(s) uploaded!'));
  });

  it('reports the other files while one waits for another attempt', async () => {
    setUpEndpoint((count) => (count === 1 ? failure(503) : created(count)));
    const { add, uploads, shownToast } = await renderUploads();
    add(image('a.png'), image('b.png'));
    await waitFor(() => expect(uploads().files).toMatchObject([{ name: 'a.png', state: 'failed' }]));
    await waitFor(() => expect(shownToast()?.title).toBe('1 file(s) uploaded!'));
  });

  it('counts the files of a batch anew after a batch that ended with an error', async () => {
    setUpEndpoint((count) => (count === 2 ? failure(415) : created(count)));
    const { add, uploads, shownToast } = await renderUploads();
    add(image('a.png'), image('b.png'));
    await waitFor(() => expect(uploads().files).toMatchObject([{ name: 'b.png', state: 'rejected' }]));
    add(image('c.png'));
    await waitFor(() => expect(shownToast()?.title).toBe('1 file(s) uploaded!'));
  });

  it('shows why the server rejects a file', async () => {
    setUpEndpoint(() => failure(415));
    const { add, uploads, shownToast } = await renderUploads();
    add(image('a.png'));
    await waitFor(() => expect(uploads().files).toMatchObject([{ state: 'rejected' }]));
    expect(shownToast()).toMatchObject({ title: 'Upload failed', description: 'a.png: status 415', isError: true });
  });

  it('asks for patience when the server cannot be reached', async () => {
    setUpEndpoint(() => HttpResponse.error());
    const { add, uploads, shownToast } = await renderUploads();
    add(image('a.png'));
    await waitFor(() => expect(uploads().files).toMatchObject([{ state: 'failed' }]));
    expect(shownToast()).toMatchObject({
      description: 'Failed to upload files. Please try again.',
      isError: true,
    });
  });

  it('uploads the valid files and reports the others together', async () => {
    setUpEndpoint(created);
    const { add, shownToast } = await renderUploads();
    add(image('a.png', ''), image('b.png'), new File(['text'], 'c.txt', { type: 'text/plain' }));
    expect(shownToast()).toMatchObject({
      title: 'Upload failed',
      description: '“a.png” is empty. “c.txt” is neither a picture nor a video.',
      isError: true,
    });
    await waitFor(() => expect(attached.map(({ name }) => name)).toEqual(['b.png']));
    expect(requests).toBe(1);
  });

  it('lists the refused files with their reasons until they are dismissed', async () => {
    setUpEndpoint(created);
    const { add, uploads } = await renderUploads(19);
    add(image('a.png', ''), image('b.png'), image('c.png'), image('d.png'));
    await waitFor(() => expect(attached.map(({ name }) => name)).toEqual(['b.png']));
    const reasons = () => uploads().refusedFiles.map(({ reason }) => reason);
    expect(reasons()).toEqual([
      '“a.png” is empty.',
      'c.png: A memory holds at most 20 pictures and videos.',
      'd.png: A memory holds at most 20 pictures and videos.',
    ]);
    act(() => uploads().dismissRefused(uploads().refusedFiles[1]!.id));
    expect(reasons()).toEqual(['“a.png” is empty.', 'd.png: A memory holds at most 20 pictures and videos.']);
    act(() => uploads().clear());
    expect(reasons()).toEqual([]);
  });

  it.each([
    [18, 2],
    [20, 0],
    [21, 0],
  ])('accepts up to 20 files: of 3 more after %i it uploads %i', async (before, accepted) => {
    const responses = Promise.withResolvers<undefined>();
    setUpEndpoint(async (count) => {
      await responses.promise;
      return created(count);
    });
    const { add, uploads, shownToast } = await renderUploads(before);
    add(image('a.png'), image('b.png'), image('c.png'));
    expect(uploads().files).toHaveLength(accepted);
    expect(shownToast()?.description).toBe('A memory holds at most 20 pictures and videos.');
    responses.resolve(undefined);
    await waitFor(() => expect(uploads().files).toEqual([]));
  });

  it('counts the files that are being uploaded', async () => {
    const responses = Promise.withResolvers<undefined>();
    setUpEndpoint(async (count) => {
      await responses.promise;
      return created(count);
    });
    const { add, uploads, shownToast } = await renderUploads(18);
    add(image('a.png'), image('b.png'));
    expect(shownToast()?.title).toBe('no toast yet');
    add(image('c.png'));
    expect(shownToast()?.isError).toBe(true);
    expect(uploads().files.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
    responses.resolve(undefined);
    await waitFor(() => expect(uploads().files).toEqual([]));
  });
});
