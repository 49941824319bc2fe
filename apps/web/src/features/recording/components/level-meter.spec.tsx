/** @jest-environment ./test/dom-environment.cjs */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { LevelMeter } from './level-meter.tsx';

let level = 0;
let closedCount = 0;

/** The part of AudioContext that the meter uses: every bin of the spectrum has `level`. */
class FakeAudioContext {
  createAnalyser = () => ({
    frequencyBinCount: 128,
    getByteFrequencyData: (spectrum: Uint8Array) => spectrum.fill(level),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => {
    closedCount += 1;
    return Promise.resolve();
  };
}

beforeEach(() => {
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

it('shows the current level in its bars until it unmounts', async () => {
  const { container, unmount } = render(<LevelMeter stream={{} as MediaStream} />);
  const transforms = () => [...container.querySelectorAll('span')].map(({ style }) => style.transform);
  expect(transforms()).toHaveLength(24);
  await waitFor(() => expect(new Set(transforms())).toEqual(new Set(['scaleY(0.08)'])));
  level = 255;
  await waitFor(() => expect(new Set(transforms())).toEqual(new Set(['scaleY(1)'])));
  unmount();
  expect(closedCount).toBe(1);
});
