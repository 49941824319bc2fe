import { z } from 'zod';

/**
 * The states of the text extraction from a file. `pending`: the extraction has not ended yet. When it ends, media-svc adds the text to the entry
 * without a further request.
 */
export const textStatuses = ['pending', 'done', 'failed'] as const;
export type TextStatus = (typeof textStatuses)[number];

/**
 * The reasons why a file has no extracted text: no AI provider is configured, the provider failed (a retry may succeed), or the file
 * contains nothing readable.
 */
export const textFailureReasons = ['no_provider', 'provider_failed', 'unreadable'] as const;
export type TextFailureReason = (typeof textFailureReasons)[number];

/** The place of a file in the queue of its text extraction. */
export const queuePlaceSchema = z.object({
  /**
   * The number of files, of all users, whose text extraction starts before this file's. Null when the file is not waiting: it is being read, has been
   * read, or waits for a retry.
   */
  filesBefore: z.int().nonnegative().nullable(),
});
export type QueuePlace = z.infer<typeof queuePlaceSchema>;

/** A spoken word (in Chinese also a single character) with its start and end in seconds from the start of the recording. */
export const spokenWordSchema = z.object({
  text: z.string(),
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
});
export type SpokenWord = z.infer<typeof spokenWordSchema>;
