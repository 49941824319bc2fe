import { defineRoute } from '../route.ts';
import { ANKI_NOTES_MAX, vocabularyExportQuerySchema } from './vocabulary-export.schema.ts';

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
