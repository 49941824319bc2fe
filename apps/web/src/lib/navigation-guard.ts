/** Called before navigation to another path. Returns true to block it; `proceed` continues the blocked navigation. */
type NavigationGuard = (proceed: () => void) => boolean;

let activeGuard: NavigationGuard | null = null;

/** Sets the guard of the current screen. @returns removes it */
export function setNavigationGuard(guard: NavigationGuard): () => void {
  activeGuard = guard;
  return () => {
    if (activeGuard === guard) activeGuard = null;
  };
}

/** Whether the guard blocks navigation between two paths. Changes of query or fragment are never blocked. */
export function isNavigationBlocked(from: string, to: string, proceed: () => void): boolean {
  return activeGuard !== null && from !== to && activeGuard(proceed);
}
