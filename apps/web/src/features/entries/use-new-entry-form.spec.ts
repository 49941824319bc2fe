/** @jest-environment ./test/dom-environment.cjs */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '@memory/contracts';
import { act, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { deleteAllPendingUploads } from '../media/pending-uploads.ts';
import { loadDraft } from './draft.ts';
import { useNewEntryForm } from './use-new-entry-form.ts';

const user = { id: 'mei' } as User;
const savedEntry = { id: 'entry-1', version: 1, shareId: null };

interface ReceivedEntry {
  key: string | null;
  body: { title: string; mediaFiles: string[] };
}
let received: ReceivedEntry[] = [];

/** Records each request to create an entry and responds with what `respond` returns for it, counted from 1. */
const entriesEndpoint = (respond: (count: number) => Response | Promise<Response>): HttpHandler =>
  http.post('/api/journal-entries', async ({ request }) => {
    const body = (await request.json()) as ReceivedEntry['body'];
    received.push({ key: request.headers.get('Idempotency-Key'), body });
    return respond(received.length);
  });
const created = () => HttpResponse.json(savedEntry, { status: 201 });
const failure = (status: number, code: string) =>
  HttpResponse.json({ statusCode: status, code, message: code }, { status });

async function renderForm() {
  const { result, unmount } = renderHookWithProviders(() => useNewEntryForm(user));
  await waitFor(() => expect(result.current.mediaUploads.isRestored).toBe(true));
  return { form: () => result.current, unmount };
}
const type = (form: ReturnType<typeof useNewEntryForm>, title: string) => act(() => form.editDraft({ title }));
const submit = (form: ReturnType<typeof useNewEntryForm>) => act(() => form.submit());

describe('the form for a new entry', () => {
  beforeEach(() => {
    received = [];
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
    expect(loadDraft(user.id).title).toBe('');
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
    expect(received[1]).toEqual(received[0]);
  });

  it('saves after the last upload has arrived, with its URL', async () => {
    const upload = Promise.withResolvers<undefined>();
    server.use(
      http.post('/api/upload/media', async () => {
        await upload.promise;
        return HttpResponse.json([{ url: '/media/1', type: 'image', mimeType: 'image/png' }], { status: 201 });
      }),
      entriesEndpoint(created),
    );
    const { form } = await renderForm();
    type(form(), '今天');
    act(() => form().mediaUploads.add([new File(['bytes'], 'a.png', { type: 'image/png' })]));
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
    act(() => form().mediaUploads.add([new File(['bytes'], 'a.png', { type: 'image/png' })]));
    await waitFor(() => expect(form().saveBlocker).toBe('rejected'));
    submit(form());
    expect(form().draft.saveRequested).toBe(false);
    act(() => form().mediaUploads.clear());
    expect(form().saveBlocker).toBeNull();
  });
});
