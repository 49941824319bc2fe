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
import { useRecordingUpload } from './use-recording-upload.ts';

let events: string[] = [];
let browserTranscript = '';
let requests = 0;

function setUpEndpoint(respond: (count: number) => Response): void {
  server.use(http.post('/api/upload/audio', () => respond((requests += 1))));
}
const uploaded = (extractedText: string, status: 'done' | 'pending' = 'done') =>
  HttpResponse.json({ url: '/media/1', extractedText, status }, { status: 201 });
const failure = (status: number) =>
  HttpResponse.json({ statusCode: status, code: 'error', message: `status ${status}` }, { status });

async function renderUpload() {
  const { result, unmount } = renderHookWithProviders(() => ({
    recording: useRecordingUpload({
      userId: 'mei',
      draftId: 'new',
      browserTranscript,
      onBrowserTranscript: (transcript) => {
        browserTranscript = transcript;
      },
      onUploaded: (url) => events.push(`url ${url}`),
      onText: (text) => events.push(`text ${text}`),
      onRestored: () => events.push('restored'),
    }),
    toast: useCurrentToast(),
  }));
  await waitFor(() => expect(result.current.recording.isRestored).toBe(true));
  return { recording: () => result.current.recording, shownToast: () => result.current.toast, unmount };
}
type Recording = Awaited<ReturnType<typeof renderUpload>>['recording'];
const audio = (id: string) => ({
  id,
  blob: new Blob([id], { type: 'audio/mp4' }),
  format: { mimeType: 'audio/mp4', fileName: 'recording.m4a' },
});
const upload = (recording: Recording, transcript = '', id = 'first') =>
  act(() => recording().upload(audio(id), transcript));
const storedIds = async () => (await loadPendingUploads('mei', 'new')).map(({ id }) => id);

describe('useRecordingUpload', () => {
  beforeEach(() => {
    beginPageOf('mei');
    [events, browserTranscript, requests] = [[], '', 0];
    toast({ title: 'no toast yet' });
  });
  afterEach(deleteAllPendingUploads);

  it.each([
    ['of the server', uploaded('下雪了'), '下雨了', 'transcribed', '下雪了'],
    ['of the browser when the server has none', uploaded(''), '下雨了', 'transcribed', '下雨了'],
    ['of the browser when the server is out of quota', uploaded('Quota exceeded'), '下雨了', 'transcribed', '下雨了'],
    ['of the browser while the server transcribes', uploaded('', 'pending'), '下雨了', 'transcribed', '下雨了'],
    ['of nobody', uploaded(''), '', 'none', null],
    ['of the server, later', uploaded('', 'pending'), '', 'pending', null],
  ])('has the transcript %s', async (_, response, transcript, outcome, text) => {
    setUpEndpoint(() => response);
    const { recording, shownToast } = await renderUpload();
    upload(recording, transcript);
    expect(recording().file).toMatchObject({ id: 'first', name: 'recording.m4a', state: 'uploading' });
    await waitFor(() => expect(recording().outcome).toBe(outcome));
    expect(events).toEqual(['url null', ...(text === null ? [] : [`text ${text}`]), 'url /media/1']);
    expect(recording().file).toBeNull();
    expect(shownToast()).toMatchObject({
      title: 'Recording processed!',
      description:
        text === null
          ? 'Voice recording captured. Playback available in timeline.'
          : 'Your voice has been transcribed successfully.',
    });
  });

  it('can be played before and after the upload', async () => {
    setUpEndpoint(() => uploaded(''));
    const { recording } = await renderUpload();
    expect(recording().blob).toBeNull();
    upload(recording);
    expect(await recording().blob?.text()).toBe('first');
    await waitFor(() => expect(recording().outcome).toBe('none'));
    expect(await recording().blob?.text()).toBe('first');
  });

  it('is replaced by the next recording', async () => {
    setUpEndpoint((count) => (count === 1 ? failure(413) : uploaded('')));
    const { recording, shownToast } = await renderUpload();
    upload(recording, '下雨了');
    await waitFor(() => expect(recording().file?.state).toBe('rejected'));
    expect(shownToast()).toMatchObject({ title: 'Upload failed', description: 'status 413', isError: true });
    upload(recording, '', 'second');
    await waitFor(() => expect(recording().outcome).toBe('none'));
    expect(await recording().blob?.text()).toBe('second');
    expect([recording().file, await storedIds()]).toEqual([null, []]);
    expect(events).toEqual(['url null', 'url null', 'url /media/1']);
  });

  it('is kept when the server cannot be reached', async () => {
    setUpEndpoint(() => failure(503));
    const { recording, shownToast } = await renderUpload();
    upload(recording);
    await waitFor(() => expect(recording().file?.state).toBe('failed'));
    expect(shownToast()).toMatchObject({
      title: 'Upload failed',
      description: 'Failed to process your recording. Please try again.',
      isError: true,
    });
    expect(await storedIds()).toEqual(['first']);
  });

  it('is removed, with its transcript, before the author makes another', async () => {
    setUpEndpoint(() => uploaded(''));
    const { recording } = await renderUpload();
    upload(recording, '下雨了');
    await waitFor(() => expect(recording().outcome).toBe('transcribed'));
    act(() => recording().remove());
    expect(recording()).toMatchObject({ outcome: null, blob: null, file: null });
    expect([events.at(-1), browserTranscript]).toEqual(['url null', '']);
  });

  it('keeps the URL of a saved entry when it is reset', async () => {
    setUpEndpoint(() => uploaded('下雪了'));
    const { recording } = await renderUpload();
    upload(recording);
    await waitFor(() => expect(recording().outcome).toBe('transcribed'));
    act(() => recording().reset());
    expect(recording()).toMatchObject({ outcome: null, blob: null });
    expect(events.at(-1)).toBe('url /media/1');
  });

  it('restores the recording of an earlier visit, but no other file', async () => {
    setUpEndpoint(() => uploaded(''));
    browserTranscript = '下雨了';
    const stored = { userId: 'mei', draftId: 'new', name: 'recording.m4a', blob: new Blob(['bytes']), createdAt: 1 };
    await storePendingUpload({ ...stored, id: '1', kind: 'media' });
    await storePendingUpload({ ...stored, id: '2', kind: 'audio' });
    const { recording } = await renderUpload();
    await waitFor(() => expect(recording().outcome).toBe('transcribed'));
    expect(await recording().blob?.text()).toBe('bytes');
    expect([events, requests]).toEqual([['restored', 'text 下雨了', 'url /media/1'], 1]);
  });
});
