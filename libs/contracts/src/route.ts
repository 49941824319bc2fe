import type { z } from 'zod';
import type { Caller } from './callers.ts';
import type { ErrorCode } from './errors.ts';

/** Who may call a route. Browsers call public routes through the gateway; only the listed callers may call an `internal` route. */
type RouteAccess =
  | { readonly access: 'anyone' | 'signed-in'; readonly callers?: undefined }
  | { readonly access: 'internal'; readonly callers: readonly [Caller, ...Caller[]] };

/**
 * A cookie whose value a service decides: the devices that accounts know, the token of a pending sign-in, the state of an authorization request to the
 * sign-in provider, the sign that a requested deletion of the account was cancelled, and the token of a device of a class. Only the gateway knows names and attributes.
 */
export type ServiceCookie = 'device' | 'pending-sign-in' | 'authorization-state' | 'kept-account' | 'class-device';

export type RouteContract = RouteAccess & {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** The path of the route as in OpenAPI, with parameters in braces: `/api/journal-entries/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The name of the multipart field with the file, for routes that accept an upload instead of a JSON body. */
  readonly uploadField?: string;
  /** Whether one request may contain several files, each in a field of the name `uploadField`. */
  readonly multipleFiles?: boolean;
  /** The media types and the largest size, in bytes, of the file that a request has as its body instead of JSON. */
  readonly fileBody?: { readonly types: readonly string[]; readonly maxBytes: number };
  /**
   * The only success status of the route and the schema of its JSON body. `body` is null when the response has no body, or a body of
   * the media type `type`.
   */
  readonly response: {
    readonly status: 200 | 201 | 202 | 204 | 302;
    readonly body: z.ZodType | null;
    readonly type?: string;
  };
  /** Whether the route responds with 200 instead of 201 when the resource existed already. The body is the same in both cases. */
  readonly upsert?: boolean;
  /** The schemas of error responses that contain more than the common error body, by status. */
  readonly errorBodies?: { readonly [status: number]: z.ZodType };
  /** Whether the route returns a page of a list: responses have the headers `Link` (the next page) and `X-Total-Count`. */
  readonly paginated?: boolean;
  /** Whether a search in the list also finds Chinese words by their pinyin: responses then have the header `X-Search-Words`. */
  readonly searchable?: boolean;
  /**
   * Whether the route accepts the header `Idempotency-Key`: a repeated request within 24 hours has no effect and gets the stored response
   * of the first one.
   */
  readonly idempotent?: boolean;
  /**
   * Whether responses have the `version` of the resource as `ETag`. A PATCH with `If-Match` is then rejected when the resource has another
   * version.
   */
  readonly versioned?: boolean;
  /**
   * Whether a GET request is rejected when a page of another site started it; write requests from other sites are always rejected. For routes that
   * occupy a limited resource of the viewer. Browsers send session cookies when the user follows a link from another site.
   */
  readonly rejectsOtherSites?: boolean;
  /**
   * Whether the service must know the client of the request, for example because it limits attempts to guess a code. The gateway then adds the client
   * to the signed identity of the request. Only for public routes of services.
   */
  readonly needsClient?: boolean;
  /** Whether a response of the service may end the session of the request. The gateway does so when the response has the header `x-memory-session`. */
  readonly endsSession?: boolean;
  /** Like `endsSession`, for a session that the service has begun, and that takes the place of the session of the request. */
  readonly beginsSession?: boolean;
  /** The cookies of the gateway that a response of the service may set or delete, with the header `x-memory-cookies`. */
  readonly setsCookies?: readonly ServiceCookie[];
  /** The page to which the gateway redirects while the service is unavailable, for a route to which browsers navigate. Other routes get a JSON error. */
  readonly unavailablePage?: string;
  /** Whether the route responds only after a long operation. The gateway then waits for the response as long as it waits for uploads. */
  readonly longRunning?: boolean;
  readonly errors: readonly ErrorCode[];
};

/** Converts a path of the contracts to the notation of Fastify and Nest: `/media/{id}` → `/media/:id`. */
export function toRouterPattern({ path }: Pick<RouteContract, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * Declares a route. The function returns its argument with its literal types, from which the types of the API client and of the service's
 * handler are derived.
 */
export function defineRoute<const R extends RouteContract>(declared: R): R {
  return declared;
}
