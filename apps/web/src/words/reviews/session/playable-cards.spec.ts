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
