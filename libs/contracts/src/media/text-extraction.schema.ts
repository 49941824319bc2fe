import { z } from 'zod';

/**
 * The state of the text extraction from a file. `pending`: it has not ended yet; when it ends, the text is added to the entry without a
 * further request.
 */
export const textStatuses = ['pending', 'done', 'failed'] as const;
export type TextStatus = (typeof textStatuses)[number];

/**
 * Why a file has no extracted text: no AI provider is configured, the provider failed (a retry may succeed), or the file contains
 * nothing readable.
 */
export const textFailureReasons = ['no_provider', 'provider_failed', 'unreadable'] as const;
export type TextFailureReason = (typeof textFailureReasons)[number];

/** A spoken word, or one Chinese character, with its times in seconds from the start of the recording. */
export const spokenWordSchema = z.object({
  text: z.string(),
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
});
export type SpokenWord = z.infer<typeof spokenWordSchema>;
