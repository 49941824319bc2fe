/** The cards that must not be taken away, by the id of their memory. */
export interface PinnedCards {
  /** Where the focus is, or was last. */
  focused: string | undefined;
  /** Whose recording was played last. */
  playing: string | undefined;
}

export const noPinnedCards: PinnedCards = { focused: undefined, playing: undefined };

/** Those in sight and those in use, in the order of the list: keyboards and screen readers go by that. */
export function indexesToRender(
  inSight: readonly number[],
  items: readonly { id: string }[],
  { focused, playing }: PinnedCards,
): number[] {
  const kept = [focused, playing].flatMap((id) => {
    const index = id === undefined ? -1 : items.findIndex((item) => item.id === id);
    return index < 0 ? [] : [index];
  });
  return [...new Set([...inSight, ...kept])].toSorted((one, other) => one - other);
}
