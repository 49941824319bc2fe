import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known everywhere while work is done, without being handed on by hand. */
export interface RequestContext {
  /** Of the request that the work began with, whichever service, event or job carried it here. */
  readonly requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
