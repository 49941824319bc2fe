/** @vitest-environment dom */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { SeekSlider } from './seek-slider.tsx';

it('moves by keys within the recording, and tells the time', () => {
  const times: number[] = [];
  renderWithProviders(<SeekSlider time={4.5} duration={12} onSeek={(time) => times.push(time)} />);
  const slider = screen.getByRole('slider', { name: 'Position in the recording' });
  expect(slider.getAttribute('aria-valuetext')).toBe('0:04 of 0:12');
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Tab'])
    fireEvent.keyDown(slider, { key });
  expect(times).toEqual([5.5, 3.5, 5.5, 3.5, 12, 0]);
});

it('is disabled while the duration is unknown', () => {
  renderWithProviders(<SeekSlider time={0} duration={Number.NaN} onSeek={() => undefined} />);
  expect((screen.getByRole('slider') as HTMLInputElement).disabled).toBe(true);
});
