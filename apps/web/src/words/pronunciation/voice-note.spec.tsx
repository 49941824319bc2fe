/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { LazyVoiceNote } from './lazy-voice-note.tsx';
import { systemOf } from './voice-note.tsx';

let isInstalled: boolean;
let isOwner: boolean;
let isAsked: boolean;
beforeEach(() => {
  [isInstalled, isOwner, isAsked] = [false, false, false];
  localStorage.removeItem('memory.voice-note');
  server.use(
    http.get('/api/pronunciation', () => {
      isAsked = true;
      return HttpResponse.json({ isInstalled, credit: null });
    }),
    http.get('/api/owner-notices', () => HttpResponse.json({ isOwner, notices: [] })),
  );
});
afterEach(() => localStorage.removeItem('memory.voice-note'));

it('tells the owner the command, in one sentence', async () => {
  isOwner = true;
  renderWithProviders(<LazyVoiceNote />);
  expect((await screen.findByRole('note')).textContent).toMatch(
    /^This device has no Chinese voice: .*pronunciation:install/,
  );
});

it('tells others whom to ask, and no command', async () => {
  renderWithProviders(<LazyVoiceNote />);
  const { textContent } = await screen.findByRole('note');
  expect(textContent).toMatch(/^This browser cannot speak Chinese.*ask whoever runs this site.*\.Got it$/);
  expect(textContent).not.toContain('npm');
});

it('says it once on a device', async () => {
  const { unmount } = renderWithProviders(<LazyVoiceNote />);
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  const second = renderWithProviders(<LazyVoiceNote />);
  expect(screen.queryByRole('note')).toBeNull();
  second.unmount();
  localStorage.removeItem('memory.voice-note');
  renderWithProviders(<LazyVoiceNote />);
  // What the note needs is loaded, so that it is there at once.
  expect(screen.getByRole('note')).toBeDefined();
});

it('says nothing where recordings are installed', async () => {
  isInstalled = true;
  renderWithProviders(<LazyVoiceNote />);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('note')).toBeNull();
});

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'apple'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64)', 'other'],
])('names the setting of %s (%s)', (userAgent, system) => expect(systemOf(userAgent)).toBe(system));
