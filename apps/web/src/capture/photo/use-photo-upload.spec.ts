/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { beginPageOf } from '../../../test/session-cookies.ts';
import { toast, useCurrentToast } from '../../lib/toasts.ts';
import { deleteAllPendingUploads, loadPendingUploads, storePendingUpload } from '../media/pending-uploads.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

let events: string[] = [];
let requests = 0;

function setUpEndpoint(respond: (count: number) => Response): void {
  server.use(http.post('/api/upload/image', () => respond((requests += 1))));
}
const uploaded = (extractedText: string, status: 'done' | 'pending' = 'done', url = '/media/1') =>
  HttpResponse.json({ url, extractedText, status }, { status: 201 });
const unclear = () =>
  HttpResponse.json({ url: '/media/1', extractedText: '', status: 'done', isTextUnclear: true }, { status: 201 });
const failure = (status: number) =>
  HttpResponse.json({ statusCode: status, code: 'error', message: `status ${status}` }, { status });

async function renderUpload() {
  const { result, unmount } = renderHookWithProviders(() => ({
    photo: usePhotoUpload({
      userId: 'mei',
      draftId: 'new',
      onUploaded: (url) => events.push(`url ${url}`),
      onText: (text) => events.push(`text ${text}`),
      onRestored: () => events.push('restored'),
    }),
    toast: useCurrentToast(),
  }));
  await waitFor(() => expect(result.current.photo.isRestored).toBe(true));
  return { photo: () => result.current.photo, shownToast: () => result.current.toast, unmount };
}
type Photo = Awaited<ReturnType<typeof renderUpload>>['photo'];
const image = (name: string) => new File(['bytes'], name, { type: 'image/png' });
const upload = (photo: Photo, name = 'a.png') => act(() => photo().upload(image(name)));
const storedNames = async () => (await loadPendingUploads('mei', 'new')).map(({ name }) => name);

describe('usePhotoUpload', () => {
  beforeEach(() => {
    beginPageOf('mei');
    [events, requests] = [[], 0];
    toast({ title: 'no toast yet' });
  });
  afterEach(deleteAllPendingUploads);

  it.each([
    ['a text', uploaded('下雪了'), 'read', ['url null', 'url /media/1', 'text 下雪了'], true],
    ['no text', uploaded(''), 'blank', ['url null', 'url /media/1'], false],
    ['writing that could not be read', unclear(), 'unclear', ['url null', 'url /media/1'], false],
    ['no text yet', uploaded('', 'pending'), 'pending', ['url null', 'url /media/1'], false],
  ])('uploads a photo with %s', async (_, response, outcome, expected, hasDescription) => {
    setUpEndpoint(() => response);
    const { photo, shownToast } = await renderUpload();
    expect(photo().file).toBeNull();
    upload(photo);
    expect(photo().file).toMatchObject({ name: 'a.png', state: 'uploading' });
    await waitFor(() => expect(photo().outcome).toBe(outcome));
    expect([events, photo().file]).toEqual([expected, null]);
    expect(shownToast()?.title).toBe('Image uploaded!');
    expect(shownToast()?.description).toBe(
      hasDescription ? 'Text has been extracted from your handwritten note.' : undefined,
    );
  });

  it('replaces the photo before', async () => {
    setUpEndpoint((count) => (count === 1 ? failure(413) : uploaded('下雪了', 'done', '/media/2')));
    const { photo, shownToast } = await renderUpload();
    upload(photo);
    await waitFor(() => expect(photo().file?.state).toBe('rejected'));
    expect(shownToast()).toMatchObject({ title: 'Upload failed', description: 'status 413', isError: true });
    upload(photo, 'b.png');
    await waitFor(() => expect(photo().outcome).toBe('read'));
    expect([photo().file, await storedNames()]).toEqual([null, []]);
    expect(events).toEqual(['url null', 'url null', 'url /media/2', 'text 下雪了']);
    setUpEndpoint(() => failure(503));
    upload(photo, 'c.png');
    expect(photo()).toMatchObject({ outcome: null, file: { name: 'c.png' } });
    await waitFor(() => expect(photo().file?.state).toBe('failed'));
    expect(shownToast()).toMatchObject({ description: 'Failed to upload files. Please try again.', isError: true });
  });

  it('keeps the photo before when the next file is no image', async () => {
    setUpEndpoint(() => uploaded('下雪了'));
    const { photo, shownToast } = await renderUpload();
    upload(photo);
    await waitFor(() => expect(photo().outcome).toBe('read'));
    act(() => photo().upload(new File(['text'], 'b.txt', { type: 'text/plain' })));
    expect(shownToast()).toMatchObject({
      title: 'Upload failed',
      description: '“b.txt” is not a picture.',
      isError: true,
    });
    expect([photo().outcome, photo().file, requests]).toEqual(['read', null, 1]);
    expect(events).toEqual(['url null', 'url /media/1', 'text 下雪了']);
  });

  it('removes the photo', async () => {
    setUpEndpoint(() => uploaded('下雪了'));
    const { photo } = await renderUpload();
    upload(photo);
    await waitFor(() => expect(photo().outcome).toBe('read'));
    act(() => photo().remove());
    expect(photo().outcome).toBeNull();
    expect(events.at(-1)).toBe('url null');
  });

  it('restores the photo of an earlier visit, but nothing else', async () => {
    setUpEndpoint(() => uploaded('下雪了'));
    const stored = { userId: 'mei', draftId: 'new', name: 'a.png', blob: new Blob(['bytes']), createdAt: 1 };
    await storePendingUpload({ ...stored, id: '1', kind: 'media' });
    await storePendingUpload({ ...stored, id: '2', kind: 'image' });
    const { photo } = await renderUpload();
    await waitFor(() => expect(photo().outcome).toBe('read'));
    expect([events, requests]).toEqual([['restored', 'url /media/1', 'text 下雪了'], 1]);
  });
});
