import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The processes that sign requests to services, each with its own key; `admin` is `npm run admin`. */
export const callers = ['gateway', 'journal-svc', 'media-svc', 'language-svc', 'social-svc', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** A route is either public (browsers call it through the gateway) or `internal` (only the listed callers may call it). */
type RouteAccess =
  | { readonly access: 'anyone' | 'signed-in'; readonly callers?: undefined }
  | { readonly access: 'internal'; readonly callers: readonly [Caller, ...Caller[]] };

export type RouteContract = RouteAccess & {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** The path as in OpenAPI, with parameters in braces: `/api/journal-entries/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The multipart field that contains the file, on routes that take an upload instead of a JSON body. */
  readonly uploadField?: string;
  /** Whether `uploadField` may occur several times in one request. */
  readonly multipleFiles?: boolean;
  /**
   * The only success status of the route and the schema of its JSON body. `body` is null when the response has no body, or a body of
   * the media type `type`.
   */
  readonly response: {
    readonly status: 200 | 201 | 202 | 204 | 302;
    readonly body: z.ZodType | null;
    readonly type?: string;
  };
  /** When the resource existed already, the route responds with 200 instead of 201. The body is the same. */
  readonly upsert?: boolean;
  /** Schemas of error responses that contain more than the common error body, by status. */
  readonly errorBodies?: { readonly [status: number]: z.ZodType };
  /** Responses have the headers `Link` (the next page) and `X-Total-Count`. */
  readonly paginated?: boolean;
  /** Accepts `Idempotency-Key`: a repeated request within 24 hours gets the first response and has no effect. */
  readonly idempotent?: boolean;
  /** Responses have the resource's `version` as `ETag`; a PATCH with `If-Match` is rejected when the version has changed. */
  readonly versioned?: boolean;
  /** The route responds only after a long operation has finished, so the gateway applies the longer timeout of uploads to it. */
  readonly longRunning?: boolean;
  readonly errors: readonly ErrorCode[];
};

/** Converts a path of the contracts to the notation of Fastify and Nest: `/media/{id}` → `/media/:id`. */
export function toRouterPattern({ path }: Pick<RouteContract, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Declares a route. Its literal types are preserved, because the types of the API client and of the service are derived from them. */
export function defineRoute<const R extends RouteContract>(declared: R): R {
  return declared;
}
