import { themeNamesOf } from '../src/mood/detect-themes.ts';
import { PhraseMatcher } from '../src/mood/phrase-matcher.ts';

const matcher = new PhraseMatcher([
  ['小提琴', 'violin'],
  ['小丽', 'a name'],
  ['小', 'small'],
]);

describe('PhraseMatcher', () => {
  it.each([
    ['小提琴课', 0, { value: 'violin', length: 3 }],
    ['小丽', 0, { value: 'a name', length: 2 }],
    ['我和小丽', 2, { value: 'a name', length: 2 }],
    ['小', 0, { value: 'small', length: 1 }],
    ['大', 0, undefined],
  ])('finds in %s at %i the longest phrase, which never ends after the text', (text, index, match) => {
    expect(matcher.matchAt(text, index)).toEqual(match);
  });

  it('yields the matches of a text without overlaps', () => {
    expect([...matcher.matchAll('小提琴和小丽')]).toEqual([
      { index: 0, value: 'violin', length: 3 },
      { index: 4, value: 'a name', length: 2 },
    ]);
  });
});

it('a word of a theme’s list stands for it, also when longer words begin with the same character', () => {
  const friends = themeNamesOf(['朋友'], '朋友', '朋友');
  expect(friends).toHaveLength(1);
  expect(themeNamesOf(['小丽'], '小丽', '小丽')).toEqual(friends);
  expect(themeNamesOf(['小'], '小', '小')).toEqual([]);
});
