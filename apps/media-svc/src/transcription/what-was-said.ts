import { isCredit, isVideoEnding } from './invented-captions.ts';
import type { Segment, Transcript } from './provider-answer.ts';
import { shareOfSilence, type Sound } from './sound.ts';

/** Whisper's own limits, from `transcribe()` in https://github.com/openai/whisper: above, below, above. */
const SILENT_ABOVE = 0.6;
const UNSURE_BELOW = -1;
const CIRCLING_ABOVE = 2.4;

/** A caption that a person may have said is believed when the provider is as sure as this that it heard a voice. */
const SPEECH_BELOW = 0.2;
const SURE_ABOVE = -0.5;

/** A segment nearly all of which was silent holds nothing that was said; its times are not exact, so not all of it has to be. */
const MOSTLY_SILENT = 0.9;

/** A transcript without what nobody said. */
export function whatWasSaid(transcript: Transcript, sound: Sound | null): Pick<Transcript, 'text' | 'words'> {
  const { segments, text, words } = transcript;
  if (segments.length === 0) return isVideoEnding(text) || isCredit(text) ? { text: '', words: [] } : { text, words };
  const invented = segments.filter((segment) => isInvented(segment, sound));
  if (invented.length === 0) return { text, words };
  return {
    text: segments
      .filter((segment) => !invented.includes(segment))
      .map((segment) => segment.text)
      .join('')
      .trim(),
    words: words.filter((word) => !invented.some(({ start, end }) => word.start >= start && word.start < end)),
  };
}

function isInvented(segment: Segment, sound: Sound | null): boolean {
  const { text, meanLogProbability: sureness, silenceProbability: silence, compressionRatio } = segment;
  const unsure = sureness !== null && sureness < UNSURE_BELOW;
  const nobody = silence !== null && silence > SILENT_ABOVE;
  if (isCredit(text) || (nobody && unsure)) return true;
  if (compressionRatio !== null && compressionRatio > CIRCLING_ABOVE && (nobody || unsure)) return true;
  if (sound && (silence === null || silence > SPEECH_BELOW) && shareOfSilence(segment, sound) >= MOSTLY_SILENT)
    return true;
  const surelySaid = silence !== null && silence < SPEECH_BELOW && sureness !== null && sureness > SURE_ABOVE;
  return isVideoEnding(text) && !surelySaid;
}
