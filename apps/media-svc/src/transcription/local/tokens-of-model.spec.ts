import { tokensOfModel } from './recognizer-options.ts';

it('tokens of Paraformer get the spaces that separate words', () => {
  expect(tokensOfModel('paraformer', ['我', '说', 'hel@@', 'lo', 'wor@@', 'l@@', 'd', '吗', '3'])).toEqual([
    '我',
    '说',
    ' hel',
    'lo',
    ' wor',
    'l',
    'd',
    '吗',
    ' 3',
  ]);
});

it('tokens of other models stay as they are', () => {
  expect(tokensOfModel('sense-voice', ['我', ' hel', 'lo', '@@'])).toEqual(['我', ' hel', 'lo', '@@']);
});
