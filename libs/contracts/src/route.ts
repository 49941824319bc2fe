import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The processes that sign requests to services, each with a key of its own; `admin` is `npm run admin`. */
export const callers = ['gateway', 'journal-svc', 'media-svc', 'language-svc', 'social-svc', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** A route is either for browsers, through the gateway, or `internal`: for the listed callers alone, never reachable from outside. */
type RouteAccess =
  | { readonly access: 'anyone' | 'signed-in'; readonly callers?: undefined }
  | { readonly access: 'internal'; readonly callers: readonly [Caller, ...Caller[]] };

export type Route = RouteAccess & {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** OpenAPI form, parameters in braces: `/api/journal-entries/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The multipart field that carries the file, for the routes that take one instead of a JSON body. */
  readonly uploadField?: string;
  /** The field of `upload` may come several times. */
  readonly multipleFiles?: boolean;
  /** The one success status and its body; `null` for an answer without one, or whose body is no JSON but of this `type`. */
  readonly response: {
    readonly status: 200 | 201 | 202 | 204 | 302;
    readonly body: z.ZodType | null;
    readonly type?: string;
  };
  /** Answers 200 with the same body where what it would create was there already. */
  readonly upsert?: boolean;
  /** Bodies of refusals that say more than an error does, by status. */
  readonly errorBodies?: { readonly [status: number]: z.ZodType };
  /** `list` answers carry `Link` (the next page) and `X-Total-Count`. */
  readonly paginated?: boolean;
  /** Takes `Idempotency-Key`: a repeat within 24 hours gets the first answer and does nothing. */
  readonly idempotent?: boolean;
  /** The answer carries its `version` as `ETag`; a PATCH takes it in `If-Match` and refuses to overwrite a newer one. */
  readonly versioned?: boolean;
  /** Answers only when long work is done: whoever is between waits as for an upload. */
  readonly longRunning?: boolean;
  readonly errors: readonly ErrorCode[];
};

/** A path as Fastify and Nest write it: `/media/{id}` → `/media/:id`. */
export function toRouterPattern({ path }: Pick<Route, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Declares a route; the types of its parts are kept, so that client and service are typed from this one place. */
export function defineRoute<const R extends Route>(declared: R): R {
  return declared;
}
