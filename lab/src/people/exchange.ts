import type { HttpRequest, HttpResponse } from './http-client.ts';

/**
 * What the responses of a request are measured as: `read` changes nothing, `write` does, `upload` stores a file. The response to a
 * `textUpload`, a recording or a photo of handwriting, waits up to 20 seconds for the file's text.
 */
export type RequestKind = 'read' | 'write' | 'upload' | 'textUpload';

export interface PersonRequest extends HttpRequest {
  /** The name under which its latencies are listed; the path may contain an id. */
  readonly name: string;
  readonly kind: RequestKind;
  /** The statuses that count as a success. */
  readonly expected: readonly number[];
  /** More of them after an attempt that may have taken effect: 404 for a deletion. */
  readonly expectedAgain?: readonly number[];
}

/** One request of a person and what came back. Times are those of `performance.now()`, in milliseconds. */
export interface Exchange {
  readonly person: string;
  readonly name: string;
  readonly kind: RequestKind;
  readonly method: string;
  readonly path: string;
  /** When the person wanted to send it. */
  readonly dueAt: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** `no response`: the connection was refused or broke. `over its limit`: nothing came in the time that a request may take. */
  readonly outcome: number | 'no response' | 'over its limit';
  readonly isExpected: boolean;
  /** The error code of the body of an error response. */
  readonly code?: string | undefined;
  readonly retryAfter?: string | undefined;
  readonly requestId?: string | undefined;
}

export const describeExchange = ({ method, path, outcome, code, requestId }: Exchange): string =>
  `${method} ${path.replaceAll(/[\da-f-]{36}/g, '…')}: ${outcome}${code ? ` ${code}` : ''}${requestId ? ` (request ${requestId})` : ''}`;

/** No complete response arrived, or one with another status than the expected ones. */
export class RequestFailed extends Error {}

/** For the end of an action, whose exchanges have been reported. @throws any other error */
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

  /** The error code of an error response. */
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

/** Converts one's recordings. The response comes when all have been converted. */
export const conversionRequest: PersonRequest = {
  ...post('convert recordings', '/api/convert-audio-files'),
  expected: [200],
};
