/** One request of a person and what came back. Times are those of `performance.now()`, in milliseconds. */
export interface Exchange {
  readonly person: string;
  readonly method: string;
  readonly path: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** `no response`: the connection was refused or broke. `over its limit`: nothing came in the time that a request may take. */
  readonly outcome: number | 'no response' | 'over its limit';
  /** The error code of the body of an error response. */
  readonly code?: string | undefined;
  readonly retryAfter?: string | null | undefined;
  readonly requestId?: string | null | undefined;
}

export const describeExchange = ({ method, path, outcome, code, requestId }: Exchange): string =>
  `${method} ${path.replaceAll(/[\da-f-]{36}/g, '…')}: ${outcome}${code ? ` ${code}` : ''}${requestId ? ` (request ${requestId})` : ''}`;

/**
 * The time in which a request must get its response, in milliseconds: the gateway's own limit of 30 s for a response of a service, and time
 * for a machine that is busy. An upload waits for its text and may take longer.
 */
export const REQUEST_LIMIT_MS = 40_000;
export const UPLOAD_LIMIT_MS = 70_000;
/** Conversions of recordings are awaited for two and a half minutes. */
export const CONVERSION_LIMIT_MS = 190_000;
