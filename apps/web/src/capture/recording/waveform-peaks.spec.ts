import { expect, it } from 'vitest';
import { peaksOf } from './components/waveform-drawing.tsx';

it('takes the highest amplitude of each part', () => {
  expect([...peaksOf(Float32Array.of(0.25, -0.5, 0, 0.125, -1), 3)]).toEqual([0.5, 0.125, 1]);
  expect([...peaksOf(Float32Array.of(0.5, 0.25), 1000)]).toEqual([0.5, 0.25]);
  expect([...peaksOf(new Float32Array(), 1000)]).toEqual([]);
});
