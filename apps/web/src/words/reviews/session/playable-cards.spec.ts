import type { CardType } from '@memory/contracts';
import { expect, it } from 'vitest';
import { playableCards } from '../api/review-material.ts';
import type { ReviewMaterial } from '../offline/review-copies.ts';

const material = {
  cards: (['recognise', 'listen', 'listen', 'write'] as CardType[]).map((type, index) => ({
    itemId: `${index}`,
    type,
  })),
  contexts: [
    { itemId: '1', clip: { url: '/media/voice', start: 0, end: 1 } },
    { itemId: '2', clip: null },
  ],
} as unknown as ReviewMaterial;
const types = (canSpeak: boolean) => playableCards(material, canSpeak).map(({ itemId }) => itemId);

it('leaves out a dictation that nothing can speak: neither the own recording nor a voice', () => {
  expect(types(false)).toEqual(['0', '1', '3']);
  expect(types(true)).toEqual(['0', '1', '2', '3']);
});

it('asks the meaning of a new word instead, when its first card would be a dictation', () => {
  const cards = material.cards.map((card) => ({ ...card, isFirstOfWord: true as const }));
  const asked = playableCards({ ...material, cards }, false).map(({ itemId, type }) => [itemId, type]);
  expect(asked).toEqual([
    ['0', 'recognise'],
    ['1', 'listen'],
    ['2', 'recognise'],
    ['3', 'write'],
  ]);
});
