/** @vitest-environment dom */
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LevelMeter } from './level-meter.tsx';

/** The part of an analyser that the meter uses: every bin of the spectrum has `volume`. */
let volume = 0;
const analyser = {
  frequencyBinCount: 128,
  getByteFrequencyData: (values: Uint8Array) => values.fill(volume),
} as unknown as AnalyserNode;
const spectrum: { current: AnalyserNode | null } = { current: analyser };

let prefersReducedMotion = false;
beforeEach(() => {
  [volume, prefersReducedMotion, spectrum.current] = [0, false, analyser];
  Object.assign(globalThis, { matchMedia: () => ({ matches: prefersReducedMotion }) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const stylesOf = (container: HTMLElement, property: 'transform' | 'opacity') => [
  ...new Set([...container.querySelectorAll('span')].map(({ style }) => style[property])),
];

it('shows the current level in its bars, which are flat during a pause', async () => {
  const { container } = render(<LevelMeter spectrum={spectrum} level="good" />);
  expect(container.querySelectorAll('span')).toHaveLength(24);
  await waitFor(() => expect(stylesOf(container, 'transform')).toEqual(['scaleY(0.08)']));
  volume = 255;
  await waitFor(() => expect(stylesOf(container, 'transform')).toEqual(['scaleY(1)']));
  spectrum.current = null;
  await waitFor(() => expect(stylesOf(container, 'transform')).toEqual(['scaleY(0.08)']));
});

it('lights bars that do not move, for users who prefer reduced motion', async () => {
  prefersReducedMotion = true;
  const { container } = render(<LevelMeter spectrum={spectrum} level="good" />);
  await waitFor(() => expect(stylesOf(container, 'opacity')).toEqual(['', '0.25']));
  volume = 255;
  await waitFor(() => expect(stylesOf(container, 'opacity')).toEqual(['']));
  expect(stylesOf(container, 'transform')).toEqual(['scaleY(0.4)']);
});
