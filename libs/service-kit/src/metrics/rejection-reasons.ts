import type { ErrorCode } from '@memory/contracts';

/** Reasons for rejected requests that hardly occur without an attack. */
export type RequestRejectionReason =
  /** Routers and proxies may read the path differently, or the path cannot be decoded. */
  | 'ambiguous_path'
  /** A page of another site sent a request that changes something. */
  | 'cross_site'
  /** The identity token is missing, forged, expired, or made for another service or route. */
  | 'identity_token'
  /** The signature of the session cookie is wrong. */
  | 'session_cookie'
  | 'oversized_body'
  | 'oversized_headers'
  /** The data is not HTTP. */
  | 'malformed_http';

/** The rejection reason for each error code that has only one reason. */
export const requestRejectionReasonByCode: Partial<Record<ErrorCode, RequestRejectionReason>> = {
  invalid_address: 'ambiguous_path',
  cross_site_request: 'cross_site',
  unauthenticated_caller: 'identity_token',
  too_large: 'oversized_body',
  headers_too_large: 'oversized_headers',
};
