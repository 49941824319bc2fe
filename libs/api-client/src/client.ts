import type { ApiErrorBody, publicRoutes } from '@memory/contracts';
import createClient, { type Client, type ClientOptions, defaultPathSerializer } from 'openapi-fetch';
import type { OpenApiPaths } from './paths.ts';

export type PublicPaths = OpenApiPaths<typeof publicRoutes>;
export type ApiClient = Client<PublicPaths>;

/** Creates a typed client for all public routes, for browsers: requests carry the session cookie. */
export function createApiClient(options: ClientOptions): ApiClient {
  return createClient<PublicPaths>({ credentials: 'include', ...options, pathSerializer: serializePath });
}

/**
 * Fills the parameters into a path; each parameter is percent-encoded and becomes one path segment.
 * @throws TypeError for the parameters `.` and `..`: URL parsers remove such segments even when they are encoded, so the request would go
 * to another route
 */
export function serializePath(template: string, parameters: Record<string, unknown>): string {
  const dotSegments = Object.entries(parameters).filter(([, value]) => value === '.' || value === '..');
  if (dotSegments.length > 0)
    throw new TypeError(`cannot be part of a path: ${dotSegments.map(([name]) => name).join(', ')}`);
  return defaultPathSerializer(template, parameters);
}

/** An error response. `message` is a sentence for the user; `code` is for the program. */
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

/**
 * Makes an error body for a response that does not come from this product but, for example, from a proxy or a captive portal. Only its
 * status is known.
 */
function errorBodyFromStatus(response: Response): ApiErrorBody {
  return { statusCode: response.status, code: 'unknown', message: response.statusText || `Error ${response.status}` };
}

/** Whether `body` is an error body. The check does not use the zod schema, so that the page's first load does not include zod. */
export function isApiError(body: unknown): body is ApiErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message } = body as Partial<ApiErrorBody>;
  return typeof code === 'string' && typeof message === 'string';
}

/**
 * The data of a response of openapi-fetch.
 * @throws ApiRequestError for an error response; errors of `fetch` itself (no connection) are passed on
 */
export async function unwrapResponse<Data>(
  result: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await result;
  if (response.ok) return data as Data;
  throw new ApiRequestError(response.status, isApiError(error) ? error : errorBodyFromStatus(response));
}
