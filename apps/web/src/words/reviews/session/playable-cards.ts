import type { DueCard } from '@memory/contracts';
import type { ReviewMaterial } from '../offline/review-copies.ts';

/** The cards that this device can show: a dictation needs the user's own recording of the word, or a Chinese voice. */
export function playableCards(
  { cards, contexts }: Pick<ReviewMaterial, 'cards' | 'contexts'>,
  hasChineseVoice: boolean,
): DueCard[] {
  const recorded = new Set(contexts.filter(({ clip }) => clip !== null).map(({ itemId }) => itemId));
  const canSpeak = ({ itemId }: DueCard): boolean => hasChineseVoice || recorded.has(itemId);
  return cards.filter((card) => card.type !== 'listen' || canSpeak(card));
}
