import { AsyncLocalStorage } from 'node:async_hooks';

/** Values that belong to the current request, event or job, and are available in all code that runs for it. */
export interface RequestContext {
  /**
   * The id of the HTTP request that started the work. Calls to services, events and jobs pass the id on, so that it appears in all of their
   * logs.
   */
  readonly requestId: string;
  /** The network of the client that sent the request, such as `203.0.113.0/24` (`networkOfAddress` of service-kit). For the security log only. */
  readonly network?: string | undefined;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
