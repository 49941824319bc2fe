import type { SpokenWord } from '@memory/contracts';
import { z } from 'zod';
import { RetryableJobFailure } from '../jobs/job-failures.ts';

const seconds = z.number().nonnegative();
const word = z.object({ word: z.string(), start: seconds, end: seconds });

/**
 * The schema of transcription responses of OpenAI-compatible servers. The format `json` contains only the text, `verbose_json` also
 * segments and words. Hosted Whisper lists the words next to the segments, faster-whisper servers also inside each segment. All fields
 * except the text are optional. Source: https://platform.openai.com/docs/api-reference/audio/verbose-json-object
 */
const responseSchema = z.object({
  text: z.string(),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: seconds,
        end: seconds,
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
        compression_ratio: z.number().nullish(),
        words: z.array(word).nullish(),
      }),
    )
    .nullish(),
  words: z.array(word).nullish(),
});

/** A segment of a transcript, with the confidence values of the AI provider. Times are in seconds. */
export interface TranscriptSegment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The mean of the natural logarithms of the token probabilities; values near 0 mean high confidence. */
  readonly meanLogProbability: number | null;
  /** The probability that the segment contains no speech, from 0 to 1. */
  readonly silenceProbability: number | null;
  /** The gzip compression ratio of the segment's text. It is high for repetitive text, which is often hallucinated. */
  readonly compressionRatio: number | null;
}

export interface Transcript {
  readonly text: string;
  /** The segments of the transcript; empty when the provider returns only the text. */
  readonly segments: readonly TranscriptSegment[];
  readonly words: readonly SpokenWord[];
}

/**
 * Parses the response of a transcription API.
 * @throws RetryableJobFailure `provider_garbled` for any other response, such as the error page of a proxy
 */
export function parseTranscriptionResponse(response: unknown): Transcript {
  const parsed = responseSchema.safeParse(response);
  if (!parsed.success)
    throw new RetryableJobFailure('provider_garbled', 'the provider’s response is no transcript', {
      cause: parsed.error,
    });
  const { text, segments, words } = parsed.data;
  const spokenWords = words?.length ? words : (segments ?? []).flatMap((segment) => segment.words ?? []);
  return {
    text,
    segments: (segments ?? []).map((segment) => ({
      text: segment.text,
      start: segment.start,
      end: segment.end,
      meanLogProbability: segment.avg_logprob ?? null,
      silenceProbability: segment.no_speech_prob ?? null,
      compressionRatio: segment.compression_ratio ?? null,
    })),
    words: spokenWords.map(({ word: spoken, start, end }) => ({
      text: spoken.trim(),
      start,
      end: Math.max(start, end),
    })),
  };
}
