/** Cards of a virtual list that stay rendered outside the viewport, by the id of their entry. */
export interface PinnedCards {
  /** The card that has, or last had, the focus. */
  focused: string | undefined;
  /** The card whose recording was played last. */
  playing: string | undefined;
}

export const noPinnedCards: PinnedCards = { focused: undefined, playing: undefined };

/** Indexes of the visible and the pinned cards in list order, which keyboards and screen readers follow. */
export function indexesToRender(
  visibleIndexes: readonly number[],
  items: readonly { id: string }[],
  { focused, playing }: PinnedCards,
): number[] {
  const pinnedIndexes = [focused, playing].flatMap((id) => {
    const index = id === undefined ? -1 : items.findIndex((item) => item.id === id);
    return index < 0 ? [] : [index];
  });
  return [...new Set([...visibleIndexes, ...pinnedIndexes])].toSorted((one, other) => one - other);
}
