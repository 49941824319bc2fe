/** Asked before the page goes to another address; true holds it back until `proceed` is called, if it ever is. */
type NavigationGuard = (proceed: () => void) => boolean;

let activeGuard: NavigationGuard | null = null;

/** Puts somebody at the door of this screen. @returns how to let everything through again */
export function setNavigationGuard(guard: NavigationGuard): () => void {
  activeGuard = guard;
  return () => {
    if (activeGuard === guard) activeGuard = null;
  };
}

/** Whether going from one pathname to another is held back. Moving within a screen (its query, its fragment) never is. */
export function isNavigationBlocked(from: string, to: string, proceed: () => void): boolean {
  return activeGuard !== null && from !== to && activeGuard(proceed);
}
