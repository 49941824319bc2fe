import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const SAMPLE_RATE = 16_000;
const SECONDS = 4;
const HEADER_BYTES = 44;

/** The path of the WAV file that Chromium plays in place of a microphone. */
export const fakeMicrophoneFile = resolve(import.meta.dirname, '../../../.results/voice.wav');

/**
 * Playwright's global set-up: writes the file for the microphone. It contains four seconds of a tone whose volume rises and falls like
 * speech (mono, 16 bits).
 */
export default function writeFakeMicrophoneFile(): void {
  const samples = SAMPLE_RATE * SECONDS;
  const wav = Buffer.alloc(HEADER_BYTES + samples * 2);
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
  wav.writeUInt32LE(samples * 2, 40);
  for (let sample = 0; sample < samples; sample += 1) {
    const seconds = sample / SAMPLE_RATE;
    const volume = 0.5 + 0.5 * Math.sin(2 * Math.PI * 3 * seconds);
    const amplitude = Math.round(12_000 * volume * Math.sin(2 * Math.PI * 220 * seconds));
    wav.writeInt16LE(amplitude, HEADER_BYTES + sample * 2);
  }
  mkdirSync(dirname(fakeMicrophoneFile), { recursive: true });
  writeFileSync(fakeMicrophoneFile, wav);
}
