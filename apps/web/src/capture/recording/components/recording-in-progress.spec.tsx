/** @vitest-environment dom */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { RecordingInProgress } from './recording-in-progress.tsx';

const stream = { getAudioTracks: () => [], getTracks: () => [] } as unknown as MediaStream;
const pressed: string[] = [];
const recorder = {
  seconds: 5,
  isPaused: false,
  isMuted: false,
  hasSlept: false,
  pause: () => pressed.push('pause'),
  resume: () => pressed.push('resume'),
  stop: () => pressed.push('stop'),
};

beforeEach(() => {
  pressed.length = 0;
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});

const show = (state: Partial<typeof recorder> = {}) =>
  renderWithProviders(<RecordingInProgress stream={stream} recorder={{ ...recorder, ...state }} transcript="" />);
const notice = () => screen.getByRole('status').textContent;
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));

it('has the focus on Stop, and a button for a pause, also in a browser without Web Audio and wake locks', async () => {
  show();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Stop recording');
  await press('Pause');
  await press('Stop recording');
  expect([notice(), pressed]).toEqual(['Listening…', ['pause', 'stop']]);
  expect(screen.queryByText(/left$/)).toBeNull();
});

it('says that nothing is recorded during a pause', async () => {
  show({ isPaused: true });
  expect(notice()).toBe('Paused. Nothing is recorded until you go on.');
  await press('Go on');
  expect(pressed).toEqual(['resume']);
});

it('counts the last minutes down, and announces them once', () => {
  show({ seconds: 25 * 60 + 1 });
  expect(screen.getByText('4:59 left')).toBeTruthy();
  expect(notice()).toBe('5 minutes left.');
});

it('keeps the screen on while it records, not during a pause', async () => {
  let held = 0;
  const request = () => {
    held += 1;
    return Promise.resolve(
      Object.assign(new EventTarget(), {
        release: () => {
          held -= 1;
          return Promise.resolve();
        },
      }),
    );
  };
  Object.assign(navigator, { wakeLock: { request } });
  const { rerender } = show();
  await act(() => Promise.resolve());
  expect([held, screen.queryByText('The screen stays on while you record.') !== null]).toEqual([1, true]);
  rerender(<RecordingInProgress stream={stream} recorder={{ ...recorder, isPaused: true }} transcript="" />);
  expect(held).toBe(0);
  Reflect.deleteProperty(navigator, 'wakeLock');
});
