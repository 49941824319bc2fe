import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const HEADER_BYTES = 44;
export const SAMPLE_RATE = 16_000;

/** Creates a WAV file with one channel of 16-bit samples at 16 kHz. */
export function createWavFile(samples: Int16Array): Buffer<ArrayBuffer> {
  const wav = Buffer.alloc(HEADER_BYTES + samples.byteLength);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.byteLength, 40);
  samples.forEach((sample, index) => wav.writeInt16LE(sample, HEADER_BYTES + index * 2));
  return wav;
}

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
