/** The cards of a virtual list that stay rendered outside the viewport. Each card is identified by the id of its entry. */
export interface CardsKeptRendered {
  /** Id of the entry whose card has, or last had, the focus. */
  focused: string | undefined;
  /** Id of the entry whose recording was played last. */
  playing: string | undefined;
}

export const noCardsKeptRendered: CardsKeptRendered = { focused: undefined, playing: undefined };

/**
 * Returns the indexes of the visible and the pinned cards. They are in list order, because keyboards and screen readers follow the order of
 * the rendered elements.
 */
export function indexesToRender(
  visibleIndexes: readonly number[],
  items: readonly { id: string }[],
  { focused, playing }: CardsKeptRendered,
): number[] {
  const pinnedIndexes = [focused, playing].flatMap((id) => {
    const index = id === undefined ? -1 : items.findIndex((item) => item.id === id);
    return index < 0 ? [] : [index];
  });
  return [...new Set([...visibleIndexes, ...pinnedIndexes])].toSorted((one, other) => one - other);
}
