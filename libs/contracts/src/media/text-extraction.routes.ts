import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { mediaFileInfoSchema } from './file.schema.ts';

export const textExtractionRoutes = {
  retryTextExtraction: defineRoute({
    method: 'post',
    path: '/api/media-files/{id}/read-again',
    access: 'signed-in',
    summary:
      "Retry text extraction for one of one's own files after it failed; no effect while it is running or when there is a text",
    params: idParamsSchema,
    response: { status: 202, body: mediaFileInfoSchema },
    errors: ['invalid_request', 'not_signed_in', 'file_not_found', 'file_not_yours'],
  }),
};
