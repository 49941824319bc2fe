import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const SAMPLE_RATE = 16_000;
const SECONDS = 4;
const HEADER_BYTES = 44;

/** What the fake microphone plays: four seconds of a tone that swells and fades like speech, as a mono 16-bit WAV file. */
export function writeVoice(file: string): void {
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
  for (let n = 0; n < samples; n += 1) {
    const seconds = n / SAMPLE_RATE;
    const loudness = 0.5 + 0.5 * Math.sin(2 * Math.PI * 3 * seconds);
    wav.writeInt16LE(Math.round(12_000 * loudness * Math.sin(2 * Math.PI * 220 * seconds)), HEADER_BYTES + n * 2);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wav);
}
