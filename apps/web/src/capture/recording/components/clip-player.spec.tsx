/** @vitest-environment dom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { toast, useCurrentToast } from '../../../lib/toasts.ts';
import { ClipPlayer } from './clip-player.tsx';

const clip = { url: '/media/recording', start: 1.5, end: 2.1 };

/** What jsdom lacks of an audio element: playing and pausing. */
let playError: DOMException | null = null;
const element = HTMLMediaElement.prototype;
const original = Object.getOwnPropertyDescriptors(element);
async function play(this: HTMLMediaElement): Promise<void> {
  if (playError) throw playError;
  Object.assign(this, { paused: false });
  fireEvent.play(this);
}
function pause(this: HTMLMediaElement): void {
  Object.assign(this, { paused: true });
  fireEvent.pause(this);
}
beforeEach(() => {
  playError = null;
  Object.defineProperty(element, 'paused', { configurable: true, writable: true, value: true });
  Object.assign(element, { play, pause });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['paused', 'play', 'pause'] as const) Object.defineProperty(element, name, original[name]);
});

function Toast() {
  return <output>{useCurrentToast()?.description}</output>;
}
function show() {
  renderWithProviders(
    <>
      <ClipPlayer clip={clip} label="Hear it" />
      <Toast />
    </>,
  );
  return document.querySelector('audio')!;
}
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));

it('plays from the start of the clip to its end, each time', async () => {
  const audio = show();
  await press('Hear it');
  expect([audio.getAttribute('src'), audio.currentTime, audio.paused]).toEqual([clip.url, 1.5, false]);

  audio.currentTime = 2;
  fireEvent.timeUpdate(audio);
  expect(audio.paused).toBe(false);
  audio.currentTime = 2.12;
  fireEvent.timeUpdate(audio);
  expect(audio.paused).toBe(true);

  await press('Hear it');
  expect([audio.currentTime, audio.paused]).toEqual([1.5, false]);
  await press('Pause recording');
  expect(audio.paused).toBe(true);
});

it('says so when the recording is gone', async () => {
  server.use(http.head('/media/recording', () => new HttpResponse(null, { status: 404 })));
  show();
  playError = new DOMException('no source', 'NotSupportedError');
  await press('Hear it');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/no longer available/));
});

it('reports no error when it is paused, or the page left, while the recording loads', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  act(() => toast({ title: '', description: 'no error' }));
  show();
  playError = new DOMException('paused', 'AbortError');
  await press('Hear it');
  expect([screen.getByRole('status').textContent, request.mock.calls]).toEqual(['no error', []]);
});
