import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createWavFile, SAMPLE_RATE } from './wav-file.ts';

const SECONDS = 4;

/** The path of the WAV file that Chromium plays in place of a microphone. */
export const fakeMicrophoneFile = resolve(import.meta.dirname, '../../../.results/voice.wav');

/**
 * Returns a tone whose volume rises and falls like speech.
 * @returns samples of 16 bits at `SAMPLE_RATE`
 */
export const createSpeechLikeTone = (): Int16Array =>
  Int16Array.from({ length: SAMPLE_RATE * SECONDS }, (_, sample) => {
    const seconds = sample / SAMPLE_RATE;
    const volume = 0.5 + 0.5 * Math.sin(2 * Math.PI * 3 * seconds);
    return Math.round(12_000 * volume * Math.sin(2 * Math.PI * 220 * seconds));
  });

/** Playwright's global set-up: writes the file for the microphone, four seconds of a tone. */
export default function writeFakeMicrophoneFile(): void {
  mkdirSync(dirname(fakeMicrophoneFile), { recursive: true });
  writeFileSync(fakeMicrophoneFile, createWavFile(createSpeechLikeTone()));
}
