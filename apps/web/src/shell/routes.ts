import { preloadable } from '../lib/preloadable-component.ts';

// The routes are two chunks, because a visitor needs either the routes for signed-in users or the routes for signed-out users.
const loadSignedInRoutes = () => import('./signed-in-routes.tsx');
const loadSignedOutRoutes = () => import('./signed-out-routes.tsx');

export const SignedInRoutes = preloadable(loadSignedInRoutes);
export const SignedOutRoutes = preloadable(loadSignedOutRoutes);

/**
 * Loads the code of the routes and, if visits often begin there, of the page at `path`. Resolves when React can render that page without
 * suspending. All other pages show a spinner while they load.
 */
export async function preloadPage(path: string, isSignedIn: boolean): Promise<void> {
  await (isSignedIn ? SignedInRoutes : SignedOutRoutes).preload();
  const { pages } = await (isSignedIn ? loadSignedInRoutes() : loadSignedOutRoutes());
  await pages.find((page) => page.isFirstPage && page.path === path)?.Component.preload();
}
