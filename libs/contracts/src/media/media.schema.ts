import { z } from 'zod';
import { idSchema } from '../common.schema.ts';

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 50_000_000;
export const AVATAR_MAX_PIXELS_A_SIDE = 512;
export const AUDIO_MAX_BYTES = 25 * 1024 * 1024;

export const fileKinds = ['audio', 'image', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/** `pending`: the text is still being worked on and reaches the entry by itself when it is there. */
export const textStatuses = ['pending', 'done', 'failed'] as const;
export type TextStatus = (typeof textStatuses)[number];

export const uploadedFileSchema = z.object({
  url: z.string(),
  extractedText: z.string(),
  status: z.enum(textStatuses),
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** What the journal must know of a file before an entry may hold it. */
export const fileDescriptionSchema = z.object({
  id: idSchema,
  ownerId: idSchema,
  kind: z.enum(fileKinds),
  contentType: z.string(),
});
export type FileDescription = z.infer<typeof fileDescriptionSchema>;
