/**
 * What the responses of a request are measured as: `read` changes nothing, `write` does, `upload` stores a file. The response to a
 * `textUpload`, a recording or a photo of handwriting, waits up to 20 seconds for the file's text.
 */
export type RequestKind = 'read' | 'write' | 'upload' | 'textUpload';

/** A request in a form that any HTTP client can send. */
export interface ScenarioRequest {
  /** The name under which its latencies are listed; the path may contain an id. */
  readonly name: string;
  readonly kind: RequestKind;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** The body as JSON. */
  readonly json?: object;
  /** The file of an upload, and the field of the form that contains it. */
  readonly upload?: { readonly field: string; readonly file: SampleFileName };
  /** The status of the only response that counts as a success. */
  readonly expectedStatus: number;
}

/** The files that virtual users upload; `sample-files.ts` has their bytes. */
export type SampleFileName = 'photo.jpg' | 'recording.wav';

/** A successful response. */
export interface ScenarioResponse {
  /** Parses the body. */
  json(): unknown;
  /** The path of the list's next page, from the `Link` header; null for the last page. */
  readonly nextPath: string | null;
}

export const readRequest = (name: string, path: string): ScenarioRequest => ({
  name,
  kind: 'read',
  method: 'GET',
  path,
  expectedStatus: 200,
});

/** A request that has a body but changes nothing: text processing. */
export const processingRequest = (name: string, path: string, json: object): ScenarioRequest => ({
  ...readRequest(name, path),
  method: 'POST',
  json,
});

export const createRequest = (name: string, path: string, json: object): ScenarioRequest => ({
  name,
  kind: 'write',
  method: 'POST',
  path,
  json,
  expectedStatus: 201,
});

/** Returns the path of the next page from a `Link` header (RFC 8288), null when the page is the last one. */
export function nextPathFromLink(header: string | undefined): string | null {
  const target = /<([^<>]+)>\s*;\s*rel="?next"?/.exec(header ?? '')?.[1];
  return target === undefined ? null : target.replace(/^https?:\/\/[^/]+/, '');
}
