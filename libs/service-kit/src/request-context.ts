import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known everywhere while a request is worked on, without being handed on by hand. */
interface RequestContext {
  readonly requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
