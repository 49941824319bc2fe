import type { KeyObject } from 'node:crypto';
import { Agent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { ApiRequestError, isApiError, serializePath } from '@memory/api-client';
import type { Caller, RouteContract } from '@memory/contracts';
import { requestContext } from '@memory/event-bus/request-context';
import { currentTraceparent, TRACEPARENT } from '@memory/event-bus/tracing';
import { type DynamicModule, Inject, Module } from '@nestjs/common';
import type { z } from 'zod';
import { IDENTITY_HEADER, IdentitySigner, type TokenAudience, type Viewer } from '../access/identity-token.ts';
import { ApiError } from '../errors/api-error.ts';
import { NETWORK_HEADER } from '../http/client-network.ts';
import { isSafeMethod } from '../http/safe-method.ts';
import { IDEMPOTENCY_HEADER } from '../idempotency/idempotent-request.ts';
import { REQUEST_ID_HEADER } from '../logging/logging.ts';
import { RequestFailed, sendJson } from './send-json.ts';

const OUTCOME_UNKNOWN = 'outcome_unknown';
/** How long, in milliseconds, a service waits for the response of another service before it responds with 503 itself. */
const SERVICE_CALL_TIMEOUT_MS = 5_000;

export interface ServiceClientOptions {
  /** The name of the service that is called, for example `journal-svc`. */
  readonly service: string;
  readonly baseUrl: string;
  readonly signer: IdentitySigner;
}

type InternalRoute = Extract<RouteContract, { access: 'internal' }>;
type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [key in Name]: z.input<Schema> }
  : object;
/** The parts of a request (parameters, query, body) that the contract of a route defines. */
type Input<Route extends InternalRoute> = Part<'params', Route['params']> &
  Partial<Part<'query', Route['query']>> &
  Part<'body', Route['body']>;
type ResponseBody<Route extends InternalRoute> = Route['response']['body'] extends z.ZodType
  ? z.output<Route['response']['body']>
  : undefined;

interface CallOptions {
  readonly idempotencyKey?: string | null;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /** How long the other service may send nothing, in milliseconds. */
  readonly timeoutMs?: number;
  /** Whether a call that changes something has the same effect when the other service gets it twice. */
  readonly isRepeatable?: boolean;
}

/** Calls another service on behalf of a viewer. Connections are kept alive between calls. */
export class ServiceClient {
  private readonly signer: IdentitySigner;
  private readonly audience: TokenAudience;
  private readonly baseUrl: string;
  private readonly agent: Agent;

  constructor({ service, baseUrl, signer }: ServiceClientOptions) {
    this.signer = signer;
    this.audience = { use: 'internal', service };
    this.baseUrl = baseUrl;
    this.agent = new (baseUrl.startsWith('https:') ? HttpsAgent : Agent)({ keepAlive: true });
  }

  /**
   * Calls an internal route and returns the body of its response.
   * @throws ApiRequestError for a 4xx response; ApiError `outcome_unknown` when the response of a call that may have changed something is missing or
   * incomplete; ApiError `service_unavailable` after a timeout or for any other response
   */
  async call<Route extends InternalRoute>(
    viewer: Viewer,
    route: Route,
    input: Input<Route>,
    { idempotencyKey = null, signal, timeoutMs = SERVICE_CALL_TIMEOUT_MS, isRepeatable }: CallOptions = {},
  ): Promise<ResponseBody<Route>> {
    const { params = {}, query = {}, body } = input as InputOfAnyRoute;
    const method = route.method.toUpperCase();
    const headers = await this.headersFor(viewer);
    if (idempotencyKey !== null) headers[IDEMPOTENCY_HEADER] = idempotencyKey;
    const url = new URL(serializePath(route.path, params), this.baseUrl);
    url.search = new URLSearchParams(query).toString();
    try {
      const options = { method, headers, body, agent: this.agent, timeoutMs, signal, isRepeatable };
      const { status, content } = await sendJson(url, options);
      if (status === route.response.status) return content as ResponseBody<Route>;
      if (status < 500 && isApiError(content)) throw new ApiRequestError(status, content);
      const isUnknown = isApiError(content) && content.code === OUTCOME_UNKNOWN;
      throw new ApiError(isUnknown ? OUTCOME_UNKNOWN : 'service_unavailable', {
        cause: new Error(`${route.path}: unexpected status ${status}`),
      });
    } catch (cause) {
      if (!(cause instanceof RequestFailed)) throw cause;
      const isUnknown = cause.wasSent && !isSafeMethod(method);
      throw new ApiError(isUnknown ? OUTCOME_UNKNOWN : 'service_unavailable', { cause });
    }
  }

  private async headersFor(viewer: Viewer): Promise<Record<string, string>> {
    return { [IDENTITY_HEADER]: await this.signer.sign(viewer, this.audience), ...contextHeaders() };
  }
}

interface InputOfAnyRoute {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/**
 * Returns the context headers of a call: the request id, which identifies a request in the logs of every service, the client's network and the trace.
 */
function contextHeaders(): Record<string, string> {
  const { requestId, network } = requestContext.getStore() ?? {};
  const traceparent = currentTraceparent();
  return {
    ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
    ...(network !== undefined && { [NETWORK_HEADER]: network }),
    ...(traceparent !== undefined && { [TRACEPARENT]: traceparent }),
  };
}

export interface ServiceClientsOptions {
  /** The name of the calling process. The identity tokens that it signs contain this name. */
  readonly caller: Caller;
  readonly signingKey: KeyObject;
  /** The base URLs of the services that this process calls, by name: `{ 'media-svc': 'http://127.0.0.1:4002' }`. */
  readonly urls: Readonly<Record<string, string>>;
}

const clientToken = (service: string): string => `SERVICE_CLIENT:${service}`;

/** Injects the `ServiceClient` for the service with this name. `ServiceClientsModule` must have the URL of the service. */
export const InjectServiceClient = (service: string): ReturnType<typeof Inject> => Inject(clientToken(service));

/** Provides one `ServiceClient` for each service that this process calls, and the signer of identity tokens that the clients share. */
@Module({})
export class ServiceClientsModule {
  static forRoot({ caller, signingKey, urls }: ServiceClientsOptions): DynamicModule {
    const signer = new IdentitySigner({ key: signingKey, caller });
    const clients = Object.entries(urls).map(([service, baseUrl]) => ({
      provide: clientToken(service),
      useValue: new ServiceClient({ service, baseUrl, signer }),
    }));
    const providers = [{ provide: IdentitySigner, useValue: signer }, ...clients];
    return { module: ServiceClientsModule, global: true, providers, exports: providers };
  }
}
