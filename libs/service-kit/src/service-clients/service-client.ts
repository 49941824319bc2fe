import { Agent } from 'node:http';
import {
  ApiRequestError,
  createInternalClient,
  type InternalClient,
  isApiError,
  serializePath,
  unwrapResponse,
} from '@memory/api-client';
import type { RouteContract } from '@memory/contracts';
import { requestContext } from '@memory/event-bus/request-context';
import { currentTraceparent, TRACEPARENT } from '@memory/event-bus/tracing';
import type { z } from 'zod';
import { type TokenAudience, IDENTITY_HEADER, IdentitySigner, type Viewer } from '../access/identity-token.ts';
import { ApiError } from '../errors/api-error.ts';
import { NETWORK_HEADER } from '../http/client-network.ts';
import { isSafeMethod } from '../http/safe-method.ts';
import { REQUEST_ID_HEADER } from '../logging/logging.ts';
import { getJson } from './get-json.ts';

const OUTCOME_UNKNOWN = 'outcome_unknown';
/** How long, in milliseconds, a service waits for the response of another service before it responds with 503 itself. */
const SERVICE_CALL_TIMEOUT_MS = 5_000;

export interface ServiceClientOptions {
  /** The name of the service that is called, for example `journal-svc`. */
  readonly service: string;
  readonly baseUrl: string;
  readonly signer: IdentitySigner;
}

/** An internal route that reads one resource. */
export type InternalReadRoute = RouteContract & {
  readonly method: 'get';
  readonly access: 'internal';
  readonly params: z.ZodObject;
  readonly response: { readonly body: z.ZodType };
};

/** Calls another service on behalf of a viewer. */
export class ServiceClient {
  private readonly signer: IdentitySigner;
  private readonly audience: TokenAudience;
  private readonly client: InternalClient;
  private readonly baseUrl: string;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(options: ServiceClientOptions) {
    this.signer = options.signer;
    this.audience = { use: 'internal', service: options.service };
    this.client = createInternalClient({
      baseUrl: options.baseUrl,
      fetch: (request) => sendRequest(request).catch((cause) => throwCallError(request.method, cause)),
    });
    this.baseUrl = options.baseUrl;
  }

  /**
   * Calls the other service and returns the body of its response.
   * @throws ApiRequestError for a 4xx response; ApiError `outcome_unknown` for a call that may have changed something and whose response is
   *   missing or incomplete; otherwise ApiError `service_unavailable` after a timeout or for a 5xx response
   */
  async call<Data>(
    viewer: Viewer,
    call: (
      client: InternalClient,
      headers: Record<string, string>,
    ) => Promise<{ data?: Data; error?: unknown; response: Response }>,
  ): Promise<Data> {
    return unwrapResponse(call(this.client, await this.headersFor(viewer))).catch((cause: unknown) => {
      if (cause instanceof ApiError || (cause instanceof ApiRequestError && cause.status < 500)) throw cause;
      const isUnknown = cause instanceof ApiRequestError && cause.code === OUTCOME_UNKNOWN;
      throw new ApiError(isUnknown ? OUTCOME_UNKNOWN : 'service_unavailable', { cause });
    });
  }

  /**
   * Reads from the other service on a kept connection, for reads that a service makes with most of its requests.
   * @throws ApiRequestError for a 4xx response; ApiError `service_unavailable` after a timeout or for any other response
   */
  async read<Route extends InternalReadRoute>(
    viewer: Viewer,
    route: Route,
    params: z.input<Route['params']>,
  ): Promise<z.output<Route['response']['body']>> {
    const url = new URL(serializePath(route.path, params), this.baseUrl);
    const headers = await this.headersFor(viewer);
    try {
      const { status, content } = await getJson(url, {
        agent: this.agent,
        headers,
        timeoutMs: SERVICE_CALL_TIMEOUT_MS,
      });
      if (status === route.response.status) return content as z.output<Route['response']['body']>;
      if (status < 500 && isApiError(content)) throw new ApiRequestError(status, content);
      throw new Error(`${route.path}: unexpected status ${status}`);
    } catch (cause) {
      if (cause instanceof ApiRequestError) throw cause;
      throw new ApiError('service_unavailable', { cause });
    }
  }

  private async headersFor(viewer: Viewer): Promise<Record<string, string>> {
    return { [IDENTITY_HEADER]: await this.signer.sign(viewer, this.audience), ...contextHeaders() };
  }
}

/**
 * Sends a request. The whole body of the response is read when the request may have changed something, because this is also true when the
 * connection ends in the middle of the body.
 */
async function sendRequest(request: Request): Promise<Response> {
  const signal = AbortSignal.timeout(SERVICE_CALL_TIMEOUT_MS);
  // A service never redirects. An address that does is not the service, and the identity token must not go further.
  const response = await fetch(request, { signal, redirect: 'error' });
  // A response without a body, such as a 204, cannot be created with an empty one.
  if (isSafeMethod(request.method) || response.body === null) return response;
  return new Response(await response.arrayBuffer(), response);
}

/** The codes of errors of `fetch` for a request of which nothing was sent. */
const notSentCode = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** @throws ApiError `outcome_unknown` when the request was sent and may have changed something, else the error itself */
function throwCallError(method: string, error: unknown): never {
  const code = (error as { cause?: { code?: unknown } }).cause?.code;
  if (isSafeMethod(method) || notSentCode.test(String(code))) throw error;
  throw new ApiError(OUTCOME_UNKNOWN, { cause: error });
}

/** Adds to each call the request id, so that one id identifies a request in the logs of every service, the client's network and the trace. */
function contextHeaders(): Record<string, string> {
  const { requestId, network } = requestContext.getStore() ?? {};
  const traceparent = currentTraceparent();
  return {
    ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
    ...(network !== undefined && { [NETWORK_HEADER]: network }),
    ...(traceparent !== undefined && { [TRACEPARENT]: traceparent }),
  };
}
