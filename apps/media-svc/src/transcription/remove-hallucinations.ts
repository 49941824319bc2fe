import { isCaption } from './known-captions.ts';
import { type Loudness, soundSecondsIn } from './loudness.ts';
import type { Transcript, TranscriptSegment } from './parse-transcription-response.ts';
import { removeLoops, removeSounds } from './sounds-and-loops.ts';

/**
 * The thresholds with which Whisper itself detects silent and repetitive segments, from `transcribe()` in
 * https://github.com/openai/whisper.
 */
const MAX_NO_SPEECH_PROBABILITY = 0.6;
const MIN_MEAN_LOG_PROBABILITY = -1;
const MAX_COMPRESSION_RATIO = 2.4;

/** The values at which the AI provider is confident that the segment is speech and that the text is right. */
const CONFIDENT_NO_SPEECH_PROBABILITY = 0.2;
const CONFIDENT_MEAN_LOG_PROBABILITY = -0.5;

/** A segment is silent if at most this share of its time has sound. The share is more than 0, because segment times are inexact. */
const MAX_SOUND_SHARE = 0.1;
/** The shortest time in which a Chinese character and a letter of another script can be said, in seconds. */
const SECONDS_PER_HAN = 0.1;
const SECONDS_PER_LETTER = 0.04;

/** The measured properties of a recording. */
interface MeasuredRecording {
  /** Null when the loudness could not be measured. */
  readonly loudness: Loudness | null;
  /** The duration in seconds; null when it is unknown. */
  readonly durationSeconds: number | null;
}

/**
 * Removes text from a transcript that was most likely not said, with its words: descriptions of sounds and loops anywhere, segments that Whisper
 * itself would reject, and captions of videos where nothing was spoken. A text without segments is one segment as long as the recording.
 */
export function removeHallucinations(
  { segments, text, words }: Transcript,
  recording: MeasuredRecording,
): Pick<Transcript, 'text' | 'words'> {
  const isRemoved = (segment: TranscriptSegment): boolean =>
    isCaption(segment.text) ? !wasSpoken(segment, recording.loudness) : isRejected(segment, recording.loudness);
  const all = segments.length > 0 ? segments : [segmentOfWhole(text, recording)];
  const kept = all.map((segment) => ({
    ...segment,
    spoken: isRemoved(segment) ? '' : removeLoops(removeSounds(segment.text)),
  }));
  const changed = kept.filter(({ text: heard, spoken }) => heard !== spoken);
  if (changed.length === 0) return { text, words };
  return {
    text: kept
      .map(({ spoken }) => spoken)
      .join('')
      .trim(),
    words: words.filter(
      (word) =>
        !changed.some(
          ({ start, end, spoken }) => word.start >= start && word.start < end && !spoken.includes(word.text),
        ),
    ),
  };
}

const segmentOfWhole = (text: string, { durationSeconds }: MeasuredRecording): TranscriptSegment => ({
  text,
  start: 0,
  end: durationSeconds ?? Infinity,
  meanLogProbability: null,
  silenceProbability: null,
  compressionRatio: null,
});

/** Whether a caption was really said: the recording has sound for long enough, and the AI provider is confident or reports no confidence. */
function wasSpoken(segment: TranscriptSegment, loudness: Loudness | null): boolean {
  const { text, start, end, meanLogProbability: confidence, silenceProbability: noSpeech } = segment;
  const isMeasured = loudness !== null && Number.isFinite(end);
  if (isMeasured && soundSecondsIn({ start, end }, loudness) < shortestSecondsOf(text)) return false;
  if (noSpeech === null && confidence === null) return isMeasured;
  return (noSpeech ?? 0) < CONFIDENT_NO_SPEECH_PROBABILITY && (confidence ?? 0) > CONFIDENT_MEAN_LOG_PROBABILITY;
}

/** The time in which a text can be said by someone who speaks very fast, in seconds. */
function shortestSecondsOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return han * SECONDS_PER_HAN + (letters - han) * SECONDS_PER_LETTER;
}

/** Whether a segment is silent or repetitive by the values of the AI provider, or silent by the loudness. */
function isRejected(segment: TranscriptSegment, loudness: Loudness | null): boolean {
  const { start, end, meanLogProbability: confidence, silenceProbability: noSpeech, compressionRatio } = segment;
  const isUnsure = confidence !== null && confidence < MIN_MEAN_LOG_PROBABILITY;
  const isProbablySilent = noSpeech !== null && noSpeech > MAX_NO_SPEECH_PROBABILITY;
  if (isProbablySilent && isUnsure) return true;
  if (compressionRatio !== null && compressionRatio > MAX_COMPRESSION_RATIO && (isProbablySilent || isUnsure))
    return true;
  return (
    loudness !== null &&
    (noSpeech === null || noSpeech > CONFIDENT_NO_SPEECH_PROBABILITY) &&
    end > start &&
    Number.isFinite(end) &&
    soundSecondsIn({ start, end }, loudness) <= (end - start) * MAX_SOUND_SHARE
  );
}
