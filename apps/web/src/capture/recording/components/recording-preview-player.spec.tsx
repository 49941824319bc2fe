/** @vitest-environment dom */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { toast, useCurrentToast } from '../../../lib/toasts.ts';
import { RecordingPreviewPlayer } from './recording-preview-player.tsx';

beforeEach(() => act(() => toast({ title: 'no error' })));
afterEach(() => {
  vi.restoreAllMocks();
});

function Toast() {
  return <output>{useCurrentToast()?.title}</output>;
}

it.each([
  ['says so when the recording cannot be played', 'NotSupportedError', 'Playback Error'],
  ['reports no error when it is paused, or the page left, while the recording loads', 'AbortError', 'no error'],
])('%s', async (_, name, shown) => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('rejected', name));
  renderWithProviders(
    <>
      <RecordingPreviewPlayer source="/media/recording" />
      <Toast />
    </>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play preview' })));
  expect(screen.getByRole('status').textContent).toBe(shown);
});
