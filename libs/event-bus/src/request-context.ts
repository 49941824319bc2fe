import { AsyncLocalStorage } from 'node:async_hooks';

/** Values that belong to the current request, event or job, and are available in all code that runs for it. */
export interface RequestContext {
  /**
   * The id of the HTTP request that started the work. Calls to services, events and jobs pass the id on, so that it appears in all of their
   * logs.
   */
  readonly requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
