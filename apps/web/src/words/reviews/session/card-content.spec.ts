import type { VocabularyContext } from '@memory/contracts';
import { expect, it } from 'vitest';
import { cardContent } from './card-content.ts';
import type { SessionCard } from './session.ts';

const contentOf = (englishTranslation: string) => {
  const item = { id: '1', character: '猫', pinyin: null, englishTranslation };
  return cardContent({ itemId: '1', type: 'gap', item } as unknown as SessionCard, new Map(), 'original');
};

it.each([
  ['cat', 'cat', ''],
  ['pretty; beautiful; 好看', 'pretty', 'beautiful; 好看'],
  ['cat （动物）；kitten', 'cat （动物）', 'kitten'],
  ['(bound form) cat; kitten', 'cat', '(bound form) cat; kitten'],
  [
    'a meaning that is too long for one line of a card',
    'a meaning that is too long for one…',
    'a meaning that is too long for one line of a card',
  ],
])('of %s a card shows the first sense large and the others small', (meaning, shortMeaning, otherMeanings) => {
  expect(contentOf(meaning)).toMatchObject({ shortMeaning, otherMeanings });
});

it('the word of a card is in the chosen script, and the other one gives no word of a sentence away', () => {
  const item = {
    id: '1',
    character: '学校',
    traditional: '學校',
    spellings: ['学校', '學校'],
    englishTranslation: 'x',
  };
  const context = { itemId: '1', sentence: '學校，学校，學校', start: 0, end: 2 };
  const card = { itemId: '1', type: 'gap', item } as unknown as SessionCard;
  const content = cardContent(card, new Map([['1', context as VocabularyContext]]), 'traditional');
  expect(content).toMatchObject({ word: '學校', lang: 'zh-Hant' });
  expect(content.sentence.filter(({ isWord }) => !isWord).map(({ text }) => text)).toEqual(['，', '，']);
});

it('a gap without a sentence asks for the word by its meaning', () => {
  expect(contentOf('cat')).toMatchObject({ question: 'recall', sentence: [] });
});
