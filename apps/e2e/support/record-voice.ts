import { resolve } from 'node:path';
import { writeVoice } from './voice.ts';

/** What the browser's fake microphone hears. */
export const voiceFile = resolve(import.meta.dirname, '../../../.results/voice.wav');

export default function recordVoice(): void {
  writeVoice(voiceFile);
}
