import { z } from 'zod';
import { timeZoneSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { readingAidsSchema } from '../social/reading-aids.schema.ts';

export const vocabularyExportFormats = ['anki', 'pleco', 'quizlet', 'csv'] as const;
export type VocabularyExportFormat = (typeof vocabularyExportFormats)[number];

/** The maximum number of words in one Anki package; the newest words are exported. The database of the package is written in memory. */
export const ANKI_NOTES_MAX = 20_000;

export const vocabularyExportQuerySchema = z.object({
  format: z.enum(vocabularyExportFormats),
  /** `true` adds the photos and the clips of recordings. Only Anki packages can contain them. */
  media: z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).default(false),
  /** The script of the words; `original`: as they were added. A field for one script has that script in any case. */
  script: readingAidsSchema.shape.script.default('original'),
  /** The time zone of the days, months and times in the file and in its name. */
  timeZone: timeZoneSchema.default('UTC'),
});
export type VocabularyExportQuery = z.output<typeof vocabularyExportQuerySchema>;

export const vocabularyExportRoutes = {
  exportVocabulary: defineRoute({
    method: 'get',
    path: '/api/vocabulary/export',
    access: 'signed-in',
    summary: `One's vocabulary without hidden items, newest first, as a file for another program: an Anki package (at most the newest ${ANKI_NOTES_MAX} words, with \`media=true\` with photos and clips of recordings), text for Pleco or Quizlet, or CSV. One export of a user at a time, and two of the installation`,
    query: vocabularyExportQuerySchema,
    response: { status: 200, body: null, type: '*/*' },
    longRunning: true,
    // Otherwise a link on another site could start exports and occupy the user's only export slot and both export slots of the installation.
    rejectsOtherSites: true,
    errors: ['invalid_request', 'not_signed_in', 'too_many_exports', 'exports_busy', 'service_unavailable'],
  }),
};
