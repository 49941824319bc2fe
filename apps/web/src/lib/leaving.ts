/** Asked before the page goes to another address; true holds it back until `proceed` is called, if it ever is. */
type Keeper = (proceed: () => void) => boolean;

let keeper: Keeper | null = null;

/** Puts somebody at the door of this screen. @returns how to let everything through again */
export function keepFromLeaving(asked: Keeper): () => void {
  keeper = asked;
  return () => {
    if (keeper === asked) keeper = null;
  };
}

/** Whether going from one pathname to another is held back. Moving within a screen (its query, its fragment) never is. */
export function isHeld(from: string, to: string, proceed: () => void): boolean {
  return keeper !== null && from !== to && keeper(proceed);
}
