import { type HallucinationMatcher, loadHallucinationMatcher } from './known-hallucinations.ts';
import { silentShareOf, type Loudness } from './loudness.ts';
import type { TranscriptSegment, Transcript } from './parse-transcription-response.ts';

/**
 * The thresholds with which Whisper itself detects silent and repetitive segments, from `transcribe()` in
 * https://github.com/openai/whisper.
 */
const MAX_NO_SPEECH_PROBABILITY = 0.6;
const MIN_MEAN_LOG_PROBABILITY = -1;
const MAX_COMPRESSION_RATIO = 2.4;

/**
 * The thresholds for closing phrases of videos. A user may have said such a phrase, so it is kept when the AI provider is this confident
 * that it heard speech.
 */
const CONFIDENT_NO_SPEECH_PROBABILITY = 0.2;
const CONFIDENT_MEAN_LOG_PROBABILITY = -0.5;

/** The silent share of a segment's time from which the segment counts as silent. It is less than 1, because segment times are inexact. */
const MOSTLY_SILENT_SHARE = 0.9;

/**
 * Removes from a transcript the segments that Whisper most likely hallucinated, with their words.
 * @param loudness null when the loudness of the recording could not be measured
 */
export async function removeHallucinations(
  transcript: Transcript,
  loudness: Loudness | null,
): Promise<Pick<Transcript, 'text' | 'words'>> {
  const { segments, text, words } = transcript;
  const known = await loadHallucinationMatcher();
  if (segments.length === 0)
    return known.isVideoClosing(text) || known.isSubtitleCredit(text) ? { text: '', words: [] } : { text, words };
  const hallucinated = segments.filter((segment) => isHallucinated(segment, loudness, known));
  if (hallucinated.length === 0) return { text, words };
  return {
    text: segments
      .filter((segment) => !hallucinated.includes(segment))
      .map((segment) => segment.text)
      .join('')
      .trim(),
    words: words.filter((word) => !hallucinated.some(({ start, end }) => word.start >= start && word.start < end)),
  };
}

function isHallucinated(segment: TranscriptSegment, loudness: Loudness | null, known: HallucinationMatcher): boolean {
  const { text, meanLogProbability: confidence, silenceProbability: noSpeech, compressionRatio } = segment;
  const isUnsure = confidence !== null && confidence < MIN_MEAN_LOG_PROBABILITY;
  const isProbablySilent = noSpeech !== null && noSpeech > MAX_NO_SPEECH_PROBABILITY;
  if (known.isSubtitleCredit(text) || (isProbablySilent && isUnsure)) return true;
  if (compressionRatio !== null && compressionRatio > MAX_COMPRESSION_RATIO && (isProbablySilent || isUnsure))
    return true;
  if (
    loudness &&
    (noSpeech === null || noSpeech > CONFIDENT_NO_SPEECH_PROBABILITY) &&
    silentShareOf(segment, loudness) >= MOSTLY_SILENT_SHARE
  )
    return true;
  const isConfidentSpeech =
    noSpeech !== null &&
    noSpeech < CONFIDENT_NO_SPEECH_PROBABILITY &&
    confidence !== null &&
    confidence > CONFIDENT_MEAN_LOG_PROBABILITY;
  return known.isVideoClosing(text) && !isConfidentSpeech;
}
