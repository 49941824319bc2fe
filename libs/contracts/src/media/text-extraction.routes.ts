import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { mediaFileInfoSchema } from './file.ts';
import { queuePlaceSchema } from './text-extraction.schema.ts';

export const textExtractionRoutes = {
  readQueuePlace: defineRoute({
    method: 'get',
    path: '/api/media-files/{id}/queue-place',
    access: 'signed-in',
    summary:
      "How many recordings or photos are read before one of one's own files; a number, and nothing else of others",
    params: idParamsSchema,
    response: { status: 200, body: queuePlaceSchema },
    errors: ['invalid_request', 'not_signed_in', 'file_not_found', 'file_not_yours'],
  }),
  retryTextExtraction: defineRoute({
    method: 'post',
    path: '/api/media-files/{id}/read-again',
    access: 'signed-in',
    summary:
      "Retry text extraction for one of one's own files after it failed or found no text; no effect while it is running or when there is a text",
    params: idParamsSchema,
    response: { status: 202, body: mediaFileInfoSchema },
    errors: ['invalid_request', 'not_signed_in', 'file_not_found', 'file_not_yours'],
  }),
};
