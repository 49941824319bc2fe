import { z } from 'zod';
import { mediaUrlSchema } from '../common.schema.ts';
import { ENTRY_TEXT_MAX_LENGTH, LOCATION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../text/text-limits.ts';
import { multiLine, singleLine } from '../text/text.schema.ts';
import { privacyLevels } from './entry.schema.ts';

export const ENTRY_FILES_MAX = 20;
const WEATHER_MAX_LENGTH = 200;
const TITLE_MISSING = 'Please add a title for your memory.';

const titleSchema = singleLine(TITLE_MAX_LENGTH, {
  required: TITLE_MISSING,
  tooLong: 'A title can be 200 characters long at most.',
});

/** A coordinate in degrees. It is a string in requests and responses; validation checks its value as a number. */
const coordinate = (limit: number) =>
  z
    .string()
    .max(40)
    .regex(/^-?\d+(\.\d+)?$/, { error: 'This must be a number.', abort: true })
    .refine((value) => Math.abs(Number(value)) <= limit, { error: `This must be between -${limit} and ${limit}.` });

/**
 * A file of an entry in a request. Clients send the file's URL. They may also send the file object from a response (`mediaFileSchema`); the server
 * reads only the URL of this object.
 */
const attachedFileSchema = z.union([mediaUrlSchema, z.object({ url: mediaUrlSchema }).transform(({ url }) => url)], {
  error: 'This must be a file that was uploaded to Memory.',
});

const privacyFields = {
  /** Who may see the entry. When a request contains `isPublic` too, `isPublic` is ignored. */
  privacyLevel: z.enum(privacyLevels).optional(),
  isPublic: z.boolean().optional(),
};

export const newEntrySchema = z.object({
  title: titleSchema,
  content: multiLine(ENTRY_TEXT_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  originalAudioUrl: mediaUrlSchema.nullish(),
  originalImageUrl: mediaUrlSchema.nullish(),
  extractedText: multiLine(ENTRY_TEXT_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  /**
   * Whether the author deleted the extracted text of the entry. If so, text that is found in the entry's files later is not added to
   * `extractedText`.
   */
  textRemoved: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  ...privacyFields,
  language: z.literal('en').default('en'),
  mediaFiles: z
    .array(attachedFileSchema)
    .max(ENTRY_FILES_MAX)
    .nullish()
    .transform((value) => value ?? []),
  location: singleLine(LOCATION_MAX_LENGTH).nullish(),
  latitude: coordinate(90).nullish(),
  longitude: coordinate(180).nullish(),
  weather: singleLine(WEATHER_MAX_LENGTH).nullish(),
});
export type NewEntry = z.output<typeof newEntrySchema>;

export const entryChangesSchema = z.object({
  title: titleSchema.optional(),
  content: multiLine(ENTRY_TEXT_MAX_LENGTH).optional(),
  extractedText: multiLine(ENTRY_TEXT_MAX_LENGTH).optional(),
  /** Set when the author has compared the transcript, in the state after this change, with the recording. */
  transcriptConfirmed: z.literal(true).optional(),
  originalAudioUrl: mediaUrlSchema.nullable().optional(),
  originalImageUrl: mediaUrlSchema.nullable().optional(),
  /** The complete, ordered list of the entry's files. Files that are not in the list are removed from the entry. */
  mediaFiles: z.array(attachedFileSchema).max(ENTRY_FILES_MAX).optional(),
  location: singleLine(LOCATION_MAX_LENGTH).nullable().optional(),
  latitude: coordinate(90).nullable().optional(),
  longitude: coordinate(180).nullable().optional(),
  ...privacyFields,
});
export type EntryChanges = z.output<typeof entryChangesSchema>;
