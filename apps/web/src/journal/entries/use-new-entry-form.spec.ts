/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { User } from '@memory/contracts';
import { act, waitFor } from '@testing-library/react';
import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { beginPageOf } from '../../../test/session-cookies.ts';
import { deleteAllPendingUploads, storePendingUpload, type UploadKind } from '../../capture/media/pending-uploads.ts';
import { useCurrentToast } from '../../lib/toasts.ts';
import { emptyDraft } from './draft.ts';
import { preloadJustSavedSequence, unfoldForm, useIsFoldedAfterSave } from './just-saved-entry.ts';
import { loadDraftStorage } from './lazy-draft-storage.ts';
import { useNewEntryForm } from './use-new-entry-form.ts';

const [{ loadDraft, storeDraft }] = await Promise.all([loadDraftStorage(), preloadJustSavedSequence()]);
const user = { id: 'mei' } as User;
const savedEntry = { id: 'entry-1', version: 1, shareId: null };

type ReceivedEntry = { key: string | null; body: { title: string; mediaFiles: string[] } };
let received: ReceivedEntry[] = [];

/** Records each request to create an entry and responds with what `respond` returns for it, counted from 1. */
const entriesEndpoint = (respond: (count: number) => Response | Promise<Response>): HttpHandler =>
  http.post('/api/journal-entries', async ({ request }) => {
    const body = (await request.json()) as ReceivedEntry['body'];
    received.push({ key: request.headers.get('Idempotency-Key'), body });
    return respond(received.length);
  });
const created = () => HttpResponse.json(savedEntry, { status: 201 });
const uploaded = () => HttpResponse.json([{ url: '/media/1', type: 'image', mimeType: 'image/png' }], { status: 201 });
const failure = (status: number, code: string) =>
  HttpResponse.json({ statusCode: status, code, message: code }, { status });
type Form = ReturnType<typeof useNewEntryForm>;

async function renderForm() {
  const { result, unmount } = renderHookWithProviders(() => useNewEntryForm(user));
  await waitFor(() => expect(result.current.mediaUploads.isRestored).toBe(true));
  return { form: () => result.current, unmount };
}
const image = (name: string) => new File(['bytes'], name, { type: 'image/png' });
const audio = {
  id: 'recording',
  blob: new Blob(['audio'], { type: 'audio/mp4' }),
  format: { mimeType: 'audio/mp4', fileName: 'recording.m4a' },
};
const storeUpload = (kind: UploadKind) => {
  const upload = { id: kind, userId: 'mei', draftId: 'new', name: kind, blob: audio.blob, createdAt: 1 };
  return storePendingUpload({ ...upload, kind });
};
const type = (form: Form, title: string) => act(() => form.editDraft({ title }));
const submit = (form: Form) => act(() => form.submit());

describe('the form for a new entry', () => {
  beforeEach(() => {
    received = [];
    unfoldForm();
    beginPageOf(user.id);
  });
  afterEach(deleteAllPendingUploads);

  it('creates one entry for a double click, then is empty', async () => {
    server.use(
      entriesEndpoint(async () => {
        await delay(50);
        return created();
      }),
    );
    const { form } = await renderForm();
    type(form(), '今天');
    act(() => {
      form().submit();
      form().submit();
    });
    submit(form());
    await waitFor(() => expect(form().draft.title).toBe(''));
    await waitFor(() => expect(form().isSaving).toBe(false));
    expect(received).toHaveLength(1);
    expect(form().wasJustSaved()).toBe(true);
    expect(loadDraft().title).toBe('');
  });

  it('keeps the text when the server rejects the entry, and makes a new attempt of the next save', async () => {
    server.use(entriesEndpoint((count) => (count === 1 ? failure(403, 'media_not_yours') : created())));
    const { form } = await renderForm();
    type(form(), '今天');
    submit(form());
    await waitFor(() => expect(form().isSaving).toBe(false));
    await waitFor(() => expect(received).toHaveLength(1));
    expect(form().draft).toMatchObject({ title: '今天', attempt: null, saveRequested: false });
    submit(form());
    await waitFor(() => expect(form().draft.title).toBe(''));
    expect(new Set(received.map(({ key }) => key)).size).toBe(2);
  });

  it('repeats an attempt without a response under the same key, and sends later changes as a PATCH', async () => {
    const patches: unknown[] = [];
    server.use(
      entriesEndpoint((count) => (count === 1 ? failure(503, 'unavailable') : created())),
      http.patch('/api/journal-entries/entry-1', async ({ request }) => {
        patches.push(await request.json());
        return HttpResponse.json(savedEntry);
      }),
    );
    const { form } = await renderForm();
    type(form(), '今天');
    submit(form());
    await waitFor(() => expect(form().draft.saveRequested).toBe(true));
    expect(form().saveBlocker).toBe('queued');
    type(form(), '明天');
    submit(form());
    await waitFor(() => expect(form().draft.title).toBe(''));
    expect(received.map(({ body }) => body.title)).toEqual(['今天', '今天']);
    expect(received[1]?.key).toBe(received[0]?.key);
    expect(patches).toEqual([{ title: '明天' }]);
  });

  it('repeats an attempt under the same key after a reload', async () => {
    server.use(entriesEndpoint((count) => (count === 1 ? failure(503, 'unavailable') : created())));
    const before = await renderForm();
    type(before.form(), '今天');
    submit(before.form());
    await waitFor(() => expect(before.form().draft.saveRequested).toBe(true));
    before.unmount();
    const { form } = await renderForm();
    await waitFor(() => expect(form().draft.title).toBe(''));
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
  });

  it('saves once the browser is online again', async () => {
    server.use(entriesEndpoint((count) => (count === 1 ? HttpResponse.error() : created())));
    const { form } = await renderForm();
    type(form(), '今天');
    submit(form());
    await waitFor(() => expect(form().draft.saveRequested).toBe(true));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(form().draft.title).toBe(''));
    expect([received[1], renderHookWithProviders(useIsFoldedAfterSave).result.current]).toEqual([received[0], false]);
  });

  it('saves after the last upload has arrived, with its URL', async () => {
    const upload = Promise.withResolvers<undefined>();
    server.use(
      http.post('/api/upload/media', async () => {
        await upload.promise;
        return uploaded();
      }),
      entriesEndpoint(created),
    );
    const { form } = await renderForm();
    type(form(), '今天');
    act(() => form().mediaUploads.add([image('a.png')]));
    submit(form());
    expect(form()).toMatchObject({ isSaveQueued: true, saveBlocker: 'media' });
    expect(received).toHaveLength(0);
    upload.resolve(undefined);
    await waitFor(() => expect(form().draft.title).toBe(''));
    expect(received).toMatchObject([{ body: { title: '今天', mediaFiles: ['/media/1'] } }]);
  });

  it('does not save while a file is rejected', async () => {
    server.use(http.post('/api/upload/media', () => failure(413, 'media_too_large')));
    const { form } = await renderForm();
    type(form(), '今天');
    act(() => form().mediaUploads.add([image('a.png')]));
    await waitFor(() => expect(form().saveBlocker).toBe('rejected'));
    submit(form());
    expect(form().draft.saveRequested).toBe(false);
    expect(form().mode).toBe('text');
    act(() => form().mediaUploads.clear());
    expect(form().saveBlocker).toBeNull();
  });

  it.each([
    ['voice', '/api/upload/audio', (form: Form) => form.recordingUpload.upload(audio, '')],
    ['photo', '/api/upload/image', (form: Form) => form.photoUpload.upload(image('a.png'))],
  ] as const)('shows a rejected file of the mode %s when the author saves', async (mode, path, upload) => {
    server.use(http.post(path, () => failure(413, 'too_large')));
    const { result } = renderHookWithProviders(() => ({ form: useNewEntryForm(user), toast: useCurrentToast() }));
    await waitFor(() => expect(result.current.form.mediaUploads.isRestored).toBe(true));
    act(() => upload(result.current.form));
    expect(result.current.form.saveBlocker).toBe(mode);
    await waitFor(() => expect(result.current.form.saveBlocker).toBe('rejected'));
    expect(result.current.form.visitedModes).toEqual({ voice: false, photo: false });
    submit(result.current.form);
    expect(result.current.form.mode).toBe(mode);
    expect(result.current.form.visitedModes[mode]).toBe(true);
    expect(result.current.toast).toMatchObject({
      title: 'Error',
      description: 'A file could not be sent. Try it again or remove it, then save.',
      isError: true,
    });
  });

  it('retries failed uploads when the author saves', async () => {
    let uploads = 0;
    server.use(
      http.post('/api/upload/media', () => ((uploads += 1) === 1 ? failure(503, 'unavailable') : uploaded())),
      entriesEndpoint(created),
    );
    const { form } = await renderForm();
    type(form(), '今天');
    act(() => form().mediaUploads.add([image('a.png')]));
    await waitFor(() => expect(form().mediaUploads.files).toMatchObject([{ state: 'failed' }]));
    expect(form().saveBlocker).toBeNull();
    submit(form());
    await waitFor(() => expect(received).toMatchObject([{ body: { mediaFiles: ['/media/1'] } }]));
  });

  it('waits for the connection when an upload of a requested save fails', async () => {
    server.use(http.post('/api/upload/media', () => failure(503, 'unavailable')));
    const { form } = await renderForm();
    type(form(), '今天');
    act(() => form().mediaUploads.add([image('a.png')]));
    submit(form());
    await waitFor(() => expect(form().saveBlocker).toBe('queued'));
    act(() => form().changeDraft({ location: '北京' }));
    expect(form().isSaveQueued).toBe(true);
    type(form(), '明天');
    expect(form()).toMatchObject({ isSaveQueued: false, saveBlocker: null });
  });

  it('uploads the files of an earlier visit before it saves the draft that was requested then', async () => {
    server.use(
      http.post('/api/upload/media', () => uploaded()),
      entriesEndpoint(created),
    );
    storeDraft({ ...emptyDraft, title: '今天', saveRequested: true });
    await storeUpload('media');
    const { form } = await renderForm();
    await waitFor(() => expect(form().draft.title).toBe(''));
    expect(received).toMatchObject([{ body: { mediaFiles: ['/media/1'] } }]);
  });

  it.each([
    ['audio', 'voice', '/api/upload/audio'],
    ['image', 'photo', '/api/upload/image'],
  ] as const)('shows a restored upload: %s', async (kind, mode, path) => {
    server.use(http.post(path, () => failure(503, 'unavailable')));
    await storeUpload(kind);
    const { form } = await renderForm();
    await waitFor(() => expect(form().mode).toBe(mode));
    expect(form().visitedModes).toEqual({ voice: mode === 'voice', photo: mode === 'photo' });
  });

  it('saves a recording and a photo with their texts, and removes them from the empty form', async () => {
    server.use(
      http.post('/api/upload/audio', () =>
        HttpResponse.json({ url: '/media/1', extractedText: '', status: 'done' }, { status: 201 }),
      ),
      http.post('/api/upload/image', () =>
        HttpResponse.json({ url: '/media/2', extractedText: '下雪了', status: 'done' }, { status: 201 }),
      ),
      entriesEndpoint(created),
    );
    const { form } = await renderForm();
    type(form(), '今天');
    act(() => form().recordingUpload.upload(audio, '下雨了'));
    await waitFor(() => expect(form().recordingUpload.outcome).toBe('transcribed'));
    expect(form().draft).toMatchObject({ browserTranscript: '下雨了', content: '下雨了' });
    act(() => form().photoUpload.upload(image('a.png')));
    await waitFor(() => expect(form().photoUpload.outcome).toBe('read'));
    submit(form());
    await waitFor(() => expect(form().draft.title).toBe(''));
    expect(received).toMatchObject([
      {
        body: {
          originalAudioUrl: '/media/1',
          originalImageUrl: '/media/2',
          extractedText: '下雪了',
          content: '下雨了',
        },
      },
    ]);
    expect(form().recordingUpload.outcome).toBeNull();
    expect(form().photoUpload.outcome).toBeNull();
  });

  it('treats a click within a second of a save as the second click of a double click', async () => {
    const noon = Date.parse('2026-01-01T12:00:00Z');
    vi.useFakeTimers({
      now: noon,
      toNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    });
    server.use(entriesEndpoint(created));
    const { form } = await renderForm();
    expect(form().wasJustSaved()).toBe(false);
    type(form(), '今天');
    submit(form());
    await waitFor(() => expect(form().draft.title).toBe(''));
    vi.setSystemTime(noon + 999);
    expect(form().wasJustSaved()).toBe(true);
    vi.setSystemTime(noon + 1000);
    expect(form().wasJustSaved()).toBe(false);
    vi.useRealTimers();
  });
});
