import { ApiRequestError } from './client.ts';

/**
 * The error for a response that this product's server did not send, such as the sign-in page of a captive portal or the error page of a proxy. It is
 * unknown whether the server received the request, as after a lost connection. The error is therefore a TypeError, like the errors that `fetch`
 * throws without a connection. The request may be sent again.
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
  /** The value of the header `Content-Type`; null when the response has no such header. */
  contentType: string | null;
  /** Whether a successful response has a JSON body. When false, its body is the bytes of a file. */
  isJsonExpected: boolean;
}

/**
 * Returns the error for a response that does not come from this product, or null for a response of this product. All error responses of the product
 * are JSON. Its successful responses are JSON too, except files and responses without a body.
 * @returns for status 413 an ApiRequestError: a proxy that rejects the size rejects it each time, so the request must not be sent again
 */
export function errorOfForeignResponse(
  { status, contentType, isJsonExpected }: ReceivedResponse,
  sentences: ForeignResponseSentences,
): ApiRequestError | ForeignResponseError | null {
  const isSuccess = status >= 200 && status < 300;
  const type = (contentType ?? '').toLowerCase();
  if (/^application\/(?:[a-z.-]+\+)?json\b/.test(type) || status === 204) return null;
  // Besides 204, only 202 is a success without a body: the server carries out the request later.
  if (status === 202 && type === '') return null;
  if (isSuccess && !isJsonExpected && !type.startsWith('text/html')) return null;
  if (status === 413)
    return new ApiRequestError(413, { statusCode: 413, code: TOO_LARGE_FOR_NETWORK, message: sentences.tooLarge });
  // The server itself may send an error without a body while it stops. The status of such an error says enough.
  if (!isSuccess && type === '') return null;
  return new ForeignResponseError(sentences.notFromServer);
}
