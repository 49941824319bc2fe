import { SPEECH_RATE_MAX, SPEECH_RATE_MIN } from '@memory/contracts';
import { expect, it } from 'vitest';
import { stepSpeechRate } from './speech-rate-buttons.tsx';

it('reaches every tenth from the slowest to the fastest voice that the server accepts, and stops there', () => {
  const rates = [SPEECH_RATE_MIN];
  while (rates.length < 20) rates.push(stepSpeechRate(rates.at(-1)!, 1));
  expect([...new Set(rates)]).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, SPEECH_RATE_MAX]);
  expect(stepSpeechRate(SPEECH_RATE_MIN, -1)).toBe(SPEECH_RATE_MIN);
  expect(stepSpeechRate(0.8, -1)).toBe(0.7);
});
