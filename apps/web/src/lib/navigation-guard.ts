/**
 * Function that is called before navigation to another path. It returns true to block the navigation, and may call `proceed` later to
 * continue it.
 */
type NavigationGuard = (proceed: () => void) => boolean;

let activeGuard: NavigationGuard | null = null;

/** Sets the navigation guard of the current page. @returns a function that removes the guard */
export function setNavigationGuard(guard: NavigationGuard): () => void {
  activeGuard = guard;
  return () => {
    if (activeGuard === guard) activeGuard = null;
  };
}

/** Whether the navigation guard blocks navigation between two paths. Changes of only the query or the fragment are never blocked. */
export function isNavigationBlocked(from: string, to: string, proceed: () => void): boolean {
  return activeGuard !== null && from !== to && activeGuard(proceed);
}
