import { charactersToWrite } from '../../strokes/characters-to-write.ts';
import { loadStrokes } from '../../strokes/load-strokes.ts';
import { storeCardFiles } from './card-files.ts';
import type { ReviewMaterial } from './review-copies.ts';

/** Stores the photos, recordings and strokes of these cards on this device, in the order of the cards. */
export async function storeMaterialFiles({ cards, contexts }: ReviewMaterial, signal: AbortSignal): Promise<void> {
  const byItem = new Map(contexts.map((context) => [context.itemId, context]));
  await storeCardFiles(
    cards.flatMap(({ itemId }) => byItem.get(itemId) ?? []),
    signal,
  );
  // The words are stored in all scripts, because the user may choose another script before the session.
  const words = cards
    .filter(({ type }) => type === 'write')
    .flatMap(({ item: { character, simplified, traditional } }) => [character, simplified ?? '', traditional ?? '']);
  // If the strokes of a character cannot be loaded now, they are loaded when the card is shown.
  await Promise.allSettled([...new Set(words.flatMap(charactersToWrite))].map((character) => loadStrokes(character)));
}
