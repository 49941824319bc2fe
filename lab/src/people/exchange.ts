import type { HttpRequest, HttpResponse } from './http-client.ts';

/**
 * The kinds of requests for which latencies are measured separately. `read` changes nothing. `write` changes something. `upload` stores a file.
 * `textUpload` stores a recording or a photo of handwriting, and its response waits up to 20 seconds for the text of the file.
 */
export type RequestKind = 'read' | 'write' | 'upload' | 'textUpload';

export interface PersonRequest extends HttpRequest {
  /** The name under which the latencies of the request are listed. The path cannot be used, because it may contain an id. */
  readonly name: string;
  readonly kind: RequestKind;
  /** The statuses that count as a success. */
  readonly expected: readonly number[];
  /** Further statuses that count as a success after an attempt that may have taken effect, such as 404 for a deletion. */
  readonly expectedAgain?: readonly number[];
}

/** One request of a person and its response. Times are values of `performance.now()`, in milliseconds. */
export interface Exchange {
  readonly person: string;
  readonly name: string;
  readonly kind: RequestKind;
  readonly method: string;
  readonly path: string;
  /** When the person wanted to send the request. */
  readonly dueAt: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** The status of the response. `no response`: the connection was refused or broke. `over its limit`: the request took longer than allowed. */
  readonly outcome: number | 'no response' | 'over its limit';
  readonly isExpected: boolean;
  /** The error code in the body of an error response. */
  readonly code?: string | undefined;
  readonly retryAfter?: string | undefined;
  readonly requestId?: string | undefined;
}

export const describeExchange = ({ method, path, outcome, code, requestId }: Exchange): string =>
  `${method} ${path.replaceAll(/[\da-f-]{36}/g, '…')}: ${outcome}${code ? ` ${code}` : ''}${requestId ? ` (request ${requestId})` : ''}`;

/** Thrown when no complete response arrives, or a response with an unexpected status. */
export class RequestFailed extends Error {}

/** Ignores a failed request at the end of an action: its exchanges have already been reported. @throws any other error */
export function ignoreFailedRequest(error: unknown): void {
  if (!(error instanceof RequestFailed)) throw error;
}

export class PersonResponse {
  readonly status: number;
  readonly body: Buffer;
  private readonly headers: HttpResponse['headers'];

  constructor({ status, headers, body }: HttpResponse) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  json<Body>(): Body {
    return JSON.parse(this.body.toString()) as Body;
  }

  header(name: string): string | undefined {
    return [this.headers[name]].flat()[0];
  }

  get cookies(): string[] {
    return [this.headers['set-cookie'] ?? []].flat();
  }

  /** The error code of an error response; undefined when the response is not an error. */
  get code(): string | undefined {
    if (this.status < 400) return undefined;
    try {
      return this.json<{ code?: string }>().code;
    } catch {
      return undefined;
    }
  }

  /** The path of the list's next page, from the `Link` header (RFC 8288); undefined for the last page. */
  get nextPath(): string | undefined {
    return /<([^<>]+)>; rel="next"/.exec(this.header('link') ?? '')?.[1]?.replace(/^https?:\/\/[^/]+/, '');
  }
}

const writeWith =
  (method: PersonRequest['method'], expected: readonly number[], expectedAgain: readonly number[] = []) =>
  (name: string, path: string, json?: object): PersonRequest => ({
    name,
    kind: 'write',
    method,
    path,
    ...(json && { json }),
    expected,
    expectedAgain,
  });

/** A request that creates something. */
export const post = writeWith('POST', [201]);
export const patch = writeWith('PATCH', [200]);
export const remove = writeWith('DELETE', [204], [404]);

export const uploadRequest = (
  name: string,
  kind: RequestKind,
  field: 'audio' | 'image' | 'media',
  file: File,
): PersonRequest => ({
  name,
  kind,
  method: 'POST',
  path: `/api/upload/${field}`,
  upload: { field, file },
  expected: [201],
});

/** Converts the recordings of the person. The response arrives after all recordings have been converted. */
export const conversionRequest: PersonRequest = {
  ...post('convert recordings', '/api/convert-audio-files'),
  expected: [200],
};
