import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import './browser-apis.ts';

/**
 * Stands for the gateway in tests of hooks and components. MSW intercepts `fetch` and `XMLHttpRequest`; each test declares the responses it
 * needs: `server.use(http.get('/api/user', () => HttpResponse.json(user)))`. A request without a declared response fails.
 */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
