import { api, unwrapResponse } from '../../../lib/api.ts';
import { fileIdFromUrl } from '../../../lib/file-id-from-url.ts';

/** Copies a recording without the silence at its ends. @returns the copy, or the recording itself when there is nothing to cut */
export const trimSilence = (url: string, idempotencyKey: string) =>
  unwrapResponse(
    api.POST('/api/media-files/{id}/trim-silence', {
      params: { path: { id: fileIdFromUrl(url) } },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  );
