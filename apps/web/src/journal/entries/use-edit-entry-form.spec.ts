/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { Entry } from '@memory/contracts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { beginPageOf } from '../../../test/session-cookies.ts';
import { deleteAllPendingUploads, loadPendingUploads } from '../../capture/media/pending-uploads.ts';
import { loadEdit } from './draft-storage.ts';
import { useEditEntryForm } from './use-edit-entry-form.ts';

const ENTRY_ID = '01890000-0000-7000-8000-000000000001';
const entry = {
  id: ENTRY_ID,
  userId: 'mei',
  title: '今天',
  content: '下雪了',
  mediaFiles: [
    { url: '/media/1', type: 'image' },
    { url: '/media/2', type: 'image' },
  ],
  version: 3,
  shareId: null,
} as Entry;
const changedElsewhere: Entry = { ...entry, title: '昨天', content: '下雨了', version: 5 };
const storedEdit = () => loadEdit(ENTRY_ID);
const failure = (status: number, code: string) =>
  HttpResponse.json({ statusCode: status, code, message: code }, { status });

let received: { version: string | null; body: unknown }[] = [];
let closed = 0;

/** Records each change of the entry and responds with what `respond` returns for it, counted from 1. */
function setUpServer(respond: (count: number) => Response): void {
  server.use(
    http.patch(`/api/journal-entries/${ENTRY_ID}`, async ({ request }) => {
      received.push({ version: request.headers.get('If-Match'), body: await request.json() });
      return respond(received.length);
    }),
    http.get(`/api/journal-entries/${ENTRY_ID}`, () => HttpResponse.json(changedElsewhere)),
  );
}
const saved = () => HttpResponse.json({ ...entry, version: 4 });
const conflict = () => failure(409, 'entry_changed');

async function renderForm(edited = entry) {
  const { result, unmount } = renderHookWithProviders(() => useEditEntryForm(edited, () => (closed += 1)));
  await waitFor(() => expect(result.current.mediaUploads.isRestored).toBe(true));
  return { form: () => result.current, unmount };
}
type Form = Awaited<ReturnType<typeof renderForm>>['form'];
const edit = (form: Form, changes: Parameters<ReturnType<Form>['changeEdit']>[0]) =>
  act(() => form().changeEdit(changes));

describe('the form for an existing entry', () => {
  beforeEach(() => {
    beginPageOf('mei');
    received = [];
    closed = 0;
  });
  afterEach(deleteAllPendingUploads);

  it('sends the edited fields with the version that the edit began with, then closes', async () => {
    setUpServer(saved);
    const { form } = await renderForm();
    expect([form().isDirty, storedEdit()]).toEqual([false, null]);
    edit(form, { title: '明天' });
    expect(form().isDirty).toBe(true);
    act(() => form().save());
    await waitFor(() => expect(closed).toBe(1));
    expect(received).toEqual([
      { version: '"3"', body: { title: '明天', content: '下雪了', mediaFiles: ['/media/1', '/media/2'] } },
    ]);
    expect(storedEdit()).toBeNull();
  });

  it.each([
    ['title', { title: '明天' }, { title: '今天' }],
    ['content', { content: '' }, { content: '下雪了' }],
    ['order of the files', { mediaFiles: entry.mediaFiles.toReversed().map((file) => ({ ...file, name: '' })) }, null],
  ])('keeps a changed %s over a reload, until it is as before', async (_, changes, undo) => {
    const before = await renderForm();
    edit(before.form, changes);
    before.unmount();
    const { form } = await renderForm();
    expect(form().edit).toMatchObject({ ...changes, version: 3 });
    expect(form().isDirty).toBe(true);
    edit(form, undo ?? { mediaFiles: entry.mediaFiles.map((file) => ({ ...file, name: '' })) });
    expect([form().isDirty, storedEdit()]).toEqual([false, null]);
  });

  it('discards the changes and the unfinished uploads when it is closed', async () => {
    server.use(http.post('/api/upload/media', () => failure(503, 'unavailable')));
    const { form, unmount } = await renderForm();
    edit(form, { title: '明天' });
    act(() => form().mediaUploads.add([new File(['bytes'], 'a.png', { type: 'image/png' })]));
    await waitFor(() => expect(form().mediaUploads.files).toMatchObject([{ state: 'failed' }]));
    expect(await loadPendingUploads('mei', ENTRY_ID)).toHaveLength(1);
    act(() => form().close());
    expect([closed, form().mediaUploads.files, storedEdit()]).toEqual([1, [], null]);
    await waitFor(async () => expect(await loadPendingUploads('mei', ENTRY_ID)).toEqual([]));
    unmount();
    expect((await renderForm()).form().edit.title).toBe('今天');
  });

  it('appends an uploaded file', async () => {
    server.use(
      http.post('/api/upload/media', () =>
        HttpResponse.json([{ url: '/media/3', type: 'image', mimeType: 'image/png' }], { status: 201 }),
      ),
    );
    const { form } = await renderForm();
    act(() => form().mediaUploads.add([new File(['bytes'], 'a.png', { type: 'image/png' })]));
    await waitFor(() =>
      expect(form().edit.mediaFiles.map(({ url }) => url)).toEqual(['/media/1', '/media/2', '/media/3']),
    );
    expect(form().edit.title).toBe('今天');
  });

  it('keeps the changes when saving fails', async () => {
    setUpServer(() => failure(503, 'unavailable'));
    const { form } = await renderForm();
    edit(form, { title: '明天' });
    act(() => form().save());
    await waitFor(() => expect(received).toHaveLength(1));
    await waitFor(() => expect(form().isSaving).toBe(false));
    expect([closed, form().edit.title, form().conflict]).toEqual([0, '明天', null]);
    expect(storedEdit()).toMatchObject({ title: '明天' });
  });

  it('overwrites the version of another device with its own changes if the author wants it', async () => {
    setUpServer((count) => (count === 1 ? conflict() : count === 2 ? failure(503, 'unavailable') : saved()));
    const { form } = await renderForm();
    edit(form, { title: '明天' });
    act(() => form().save());
    await waitFor(() => expect(form().conflict?.currentEntry).toEqual(changedElsewhere));
    expect(form().conflict?.rejectedChanges.title).toBe('明天');
    act(() => form().keepOwnChanges(form().conflict!));
    expect(form().conflict).toBeNull();
    await waitFor(() => expect(received).toHaveLength(2));
    await waitFor(() => expect(form().isSaving).toBe(false));
    act(() => form().save());
    await waitFor(() => expect(closed).toBe(1));
    expect(received.map(({ version }) => version)).toEqual(['"3"', '"5"', '"5"']);
    expect(received[1]?.body).toEqual(received[0]?.body);
  });

  it('begins again with the version of another device if the author accepts that', async () => {
    setUpServer((count) => (count === 1 ? conflict() : saved()));
    const { form } = await renderForm();
    edit(form, { title: '明天' });
    act(() => form().save());
    await waitFor(() => expect(form().conflict).not.toBeNull());
    act(() => form().acceptCurrentEntry(form().conflict!));
    expect(form()).toMatchObject({ conflict: null, isDirty: false, edit: { title: '昨天', content: '下雨了' } });
    expect(storedEdit()).toBeNull();
    edit(form, { title: '后天' });
    expect(form().isDirty).toBe(true);
    act(() => form().save());
    await waitFor(() => expect(closed).toBe(1));
    expect(received[1]).toMatchObject({ version: '"5"', body: { title: '后天', content: '下雨了' } });
  });

  it('saves a new recording at once, with its transcript and the edited fields', async () => {
    setUpServer(saved);
    const { form } = await renderForm();
    edit(form, { title: ' ', content: '下雨了' });
    act(() => form().saveRecording('/media/9', '天气很好'));
    await waitFor(() => expect(closed).toBe(1));
    expect(received[0]?.body).toEqual({
      title: '今天',
      content: '下雨了',
      mediaFiles: ['/media/1', '/media/2'],
      originalAudioUrl: '/media/9',
      extractedText: '天气很好',
    });
  });

  it('keeps the extracted text when a new recording has no transcript', async () => {
    setUpServer(saved);
    const { form } = await renderForm();
    edit(form, { title: '明天' });
    act(() => form().saveRecording('/media/9', null));
    await waitFor(() => expect(closed).toBe(1));
    expect(received[0]?.body).toEqual({
      title: '明天',
      content: '下雪了',
      mediaFiles: ['/media/1', '/media/2'],
      originalAudioUrl: '/media/9',
    });
  });

  it('closes after the entry was deleted, and stays open when that fails', async () => {
    let requests = 0;
    server.use(
      http.delete(`/api/journal-entries/${ENTRY_ID}`, () => {
        requests += 1;
        return requests === 1 ? failure(503, 'unavailable') : new HttpResponse(null, { status: 204 });
      }),
    );
    const { form } = await renderForm();
    act(() => form().deleteEntry());
    await waitFor(() => expect(requests).toBe(1));
    await waitFor(() => expect(form().isDeleting).toBe(false));
    expect(closed).toBe(0);
    act(() => form().deleteEntry());
    await waitFor(() => expect(closed).toBe(1));
  });
});
