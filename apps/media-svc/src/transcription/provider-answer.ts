import type { SpokenWord } from '@memory/contracts';
import { z } from 'zod';
import { PassingFailure } from '../jobs/failures.ts';

const seconds = z.number().nonnegative();
const word = z.object({ word: z.string(), start: seconds, end: seconds });

/**
 * What OpenAI-compatible servers answer: `json` is the text alone, `verbose_json` what is known of it. Hosted Whisper has the words
 * beside the segments; faster-whisper servers put them into each segment as well. Everything but the text may be missing.
 * https://platform.openai.com/docs/api-reference/audio/verbose-json-object
 */
const answerSchema = z.object({
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

/** A stretch of a recording, and how sure the provider is of what it heard there. Times in seconds. */
export interface Segment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The mean natural logarithm of the tokens' probabilities. */
  readonly meanLogProbability: number | null;
  /** From 0 to 1: that nobody spoke. */
  readonly silenceProbability: number | null;
  /** How well gzip shortens the text: what goes round in circles shortens well. */
  readonly compressionRatio: number | null;
}

export interface Transcript {
  readonly text: string;
  /** Empty when the provider gives the text alone. */
  readonly segments: readonly Segment[];
  readonly words: readonly SpokenWord[];
}

/** @throws PassingFailure `provider_garbled` for what is no transcript: a page of a proxy, half an answer */
export function readTranscript(answer: unknown): Transcript {
  const read = answerSchema.safeParse(answer);
  if (!read.success)
    throw new PassingFailure('provider_garbled', 'the provider’s answer is no transcript', { cause: read.error });
  const { text, segments, words } = read.data;
  const said = words?.length ? words : (segments ?? []).flatMap((segment) => segment.words ?? []);
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
    words: said.map(({ word: spoken, start, end }) => ({ text: spoken.trim(), start, end: Math.max(start, end) })),
  };
}
