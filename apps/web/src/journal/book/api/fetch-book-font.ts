import { api, unwrapResponse } from '../../../lib/api.ts';

/**
 * Fetches the book's font as a TrueType file that contains only the glyphs of `characters`.
 * @throws ApiRequestError, or an AbortError once `signal` is aborted
 */
export async function fetchBookFont(characters: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return unwrapResponse(api.POST('/api/typeface', { body: { characters }, parseAs: 'arrayBuffer', signal }));
}
