import type { ApiErrorBody } from '@memory/contracts';

/** An answer that was not a success. `message` is the sentence for the person; `code` is for the program. */
export class ApiRequestError extends Error {
  override readonly name = 'ApiRequestError';
  readonly status: number;
  readonly code: string;
  readonly fields: NonNullable<ApiErrorBody['errors']>;

  constructor(status: number, body: ApiErrorBody) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.fields = body.errors ?? [];
  }
}

/** Something between us and the service answered in its own words (a proxy, a captive portal): only the status is known. */
function errorBodyFromStatus(response: Response): ApiErrorBody {
  return { statusCode: response.status, code: 'unknown', message: response.statusText || `Error ${response.status}` };
}

/** Looked at by hand and not with the schema: the page's first load need not carry zod for this. */
export function isApiError(body: unknown): body is ApiErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message } = body as Partial<ApiErrorBody>;
  return typeof code === 'string' && typeof message === 'string';
}

/**
 * The data of an answer of openapi-fetch.
 * @throws ApiRequestError when the answer was not a success; what `fetch` itself throws (no connection) passes through.
 */
export async function unwrapResponse<Data>(
  answer: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await answer;
  if (response.ok) return data as Data;
  throw new ApiRequestError(response.status, isApiError(error) ? error : errorBodyFromStatus(response));
}
