import { synthesizeVoice } from '@memory/testing';
import { VOICE_MODEL } from './local-transcription-engine.ts';
import { SAMPLE_RATE } from './samples.ts';
import { type DetectedPhrase, VOICE_WINDOW_SAMPLES, VoiceDetector } from './voice-detector.ts';

const WAV_HEADER_BYTES = 44;
const FULL_SCALE = 32_768;
const MAX_SECONDS = 28;

function detect(wav: Buffer): DetectedPhrase[] {
  const samples = Float32Array.from(
    { length: (wav.length - WAV_HEADER_BYTES) / 2 },
    (_, index) => wav.readInt16LE(WAV_HEADER_BYTES + index * 2) / FULL_SCALE,
  );
  const detector = new VoiceDetector(VOICE_MODEL);
  const phrases: DetectedPhrase[] = [];
  for (let at = 0; at + VOICE_WINDOW_SAMPLES <= samples.length; at += VOICE_WINDOW_SAMPLES)
    phrases.push(...detector.accept(samples.slice(at, at + VOICE_WINDOW_SAMPLES)));
  return [...phrases, ...detector.finish()];
}

it('a voice without a pause is divided into phrases that follow each other, none of which is too long or very short', () => {
  const vowels = (['i', 'a', 'u'] as const).map((vowel) => ({ vowel, seconds: 0.3 }));
  const phrases = detect(synthesizeVoice(Array.from({ length: 40 }, () => vowels).flat()));
  const seconds = phrases.map(({ samples }) => samples.length / SAMPLE_RATE);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(MAX_SECONDS);
  expect(Math.min(...seconds)).toBeGreaterThan(MAX_SECONDS / 2);
  phrases.slice(1).forEach(({ start }, index) => {
    expect(start).toBe(phrases[index]!.start + phrases[index]!.samples.length);
  });
});
