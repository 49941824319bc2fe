import { ApiRequestError } from './client.ts';

/**
 * A response that is not the server's: the sign-in page of a captive portal, the error page of a proxy. Nothing is known about the request, as
 * without any response, so this is a TypeError like the errors of `fetch` without a connection. The request may be sent again.
 */
export class ForeignResponseError extends TypeError {
  override readonly name = 'ForeignResponseError';
}

/** The code of the error of a request that a proxy rejects as too large. */
export const TOO_LARGE_FOR_NETWORK = 'too_large_for_network';

/** The sentences for the user, in the language of the interface. */
export interface ForeignResponseSentences {
  tooLarge: string;
  notFromServer: string;
}

interface ReceivedResponse {
  status: number;
  /** The header `Content-Type`; null without one. */
  contentType: string | null;
  /** Whether a success has a JSON body; else it has the bytes of a file. */
  isJsonExpected: boolean;
}

/**
 * The error with which a request fails whose response does not come from this product; null for a response of the product. All its errors, and
 * its successes but for files and responses without a body, are JSON.
 * @returns for 413 an ApiRequestError, because a proxy that rejects the size rejects it each time: the request must not be sent again
 */
export function errorOfForeignResponse(
  { status, contentType, isJsonExpected }: ReceivedResponse,
  sentences: ForeignResponseSentences,
): ApiRequestError | ForeignResponseError | null {
  const isSuccess = status >= 200 && status < 300;
  const type = (contentType ?? '').toLowerCase();
  if (/^application\/(?:[a-z.-]+\+)?json\b/.test(type) || status === 204) return null;
  // The only other success without a body: a request that is carried out later.
  if (status === 202 && type === '') return null;
  if (isSuccess && !isJsonExpected && !type.startsWith('text/html')) return null;
  if (status === 413)
    return new ApiRequestError(413, { statusCode: 413, code: TOO_LARGE_FOR_NETWORK, message: sentences.tooLarge });
  // An error without any body may be the server's own, when it stops. Its status says enough.
  if (!isSuccess && type === '') return null;
  return new ForeignResponseError(sentences.notFromServer);
}
