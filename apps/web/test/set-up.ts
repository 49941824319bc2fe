/* Runs before each spec file. The spec files of a worker share its modules and its jsdom, so what a file leaves behind is removed here. */
import { afterAll, afterEach, beforeAll } from 'vitest';

if (typeof document !== 'undefined') {
  const [{ cleanup }, { server }, { queryClient }, { beginPage, deleteSessionCookies }] = await Promise.all([
    import('@testing-library/react'),
    import('./server.ts'),
    import('../src/lib/query-client.ts'),
    import('./session-cookies.ts'),
  ]);

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    deleteSessionCookies();
    beginPage(null);
    document.documentElement.removeAttribute('style');
  });
  afterAll(() => server.close());
}
