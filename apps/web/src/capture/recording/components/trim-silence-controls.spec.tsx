/** @vitest-environment dom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCurrentToast } from '../../../lib/toasts.ts';
import { TrimSilenceControls } from './trim-silence-controls.tsx';

let keys: (string | null)[];
beforeEach(() => {
  keys = [];
});

function Recording() {
  const [url, setUrl] = useState<string | null>('/media/whole');
  return (
    <>
      <p>{url ?? 'none'}</p>
      {url !== null && <TrimSilenceControls url={url} onReplaced={setUrl} />}
      <button type="button" aria-label="Save the entry" onClick={() => setUrl(null)} />
      <button type="button" aria-label="Other recording" onClick={() => setUrl('/media/other')} />
      <p>{useCurrentToast()?.description}</p>
    </>
  );
}

/** `null` is a request without a response. */
function show(respond: (count: number) => object | null) {
  server.use(
    http.post('/api/media-files/whole/trim-silence', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const response = respond(keys.length);
      return response === null ? HttpResponse.error() : HttpResponse.json(response, { status: 201 });
    }),
  );
  renderWithProviders(<Recording />);
}
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));
const cut = { url: '/media/part', extractedText: '', status: 'done', removedSeconds: 2.34 };

it('replaces the recording by its part, and undoes that', async () => {
  show(() => cut);
  await press('Cut the silence at both ends');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2.3 seconds of silence are cut.'));
  expect(screen.getByText('/media/part')).toBeTruthy();
  await press('Undo');
  expect(screen.getByText('/media/whole')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cut the silence at both ends' })).toBeTruthy();
});

it('keeps a recording that has no silence at its ends', async () => {
  show(() => ({ ...cut, url: '/media/whole', removedSeconds: 0 }));
  await press('Cut the silence at both ends');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('There is no silence at the ends.'));
  expect(screen.getByText('/media/whole')).toBeTruthy();
});

it('keeps the recording when the cut fails, and repeats the same request', async () => {
  show((count) => (count === 1 ? null : cut));
  await press('Cut the silence at both ends');
  await waitFor(() => expect(screen.getByText(/could not be cut/)).toBeTruthy());
  expect(screen.getByText('/media/whole')).toBeTruthy();
  await press('Cut the silence at both ends');
  await waitFor(() => expect(screen.getByText('/media/part')).toBeTruthy());
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
});

/** Presses the button, changes the recording of the draft by another button, and then lets the response arrive. */
async function changeRecordingWhileCutting(change: string): Promise<void> {
  const { promise: isResponding, resolve: respond } = Promise.withResolvers<void>();
  show(() => cut);
  server.use(
    http.post('/api/media-files/whole/trim-silence', async () => {
      await isResponding;
      return HttpResponse.json(cut, { status: 201 });
    }),
  );
  await press('Cut the silence at both ends');
  await press(change);
  respond();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await act(async () => undefined);
}

it('attaches nothing to the next draft when the entry was saved meanwhile', async () => {
  await changeRecordingWhileCutting('Save the entry');
  expect(screen.getByText('none')).toBeTruthy();
});

it('keeps the recording that another tab has put into the draft meanwhile', async () => {
  await changeRecordingWhileCutting('Other recording');
  expect(screen.getByText('/media/other')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('cannot undo the cut of a recording that another tab has replaced', async () => {
  show(() => cut);
  await press('Cut the silence at both ends');
  await screen.findByRole('button', { name: 'Undo' });
  await press('Other recording');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
