import { describe, expect, it } from 'vitest';
import { charactersToWrite } from './characters-to-write.ts';
import { strokeChoices } from './choosing-strokes.ts';
import { describeStroke } from './describe-stroke.ts';
import { ratingOfWriting, startOfWriting, updateWriting, type WritingAction } from './writing-progress.ts';

const resultOf = (...actions: WritingAction[]) => {
  const { mistakes, hints } = actions.reduce(updateWriting, startOfWriting);
  return { mistakes, hints };
};

describe('the rating of a written word', () => {
  it.each([
    [0, 0, 3],
    [1, 0, 2],
    [2, 0, 2],
    [3, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ])('with %i misses and %i hints is %i', (mistakes, hints, rating) => {
    expect(ratingOfWriting({ mistakes, hints })).toBe(rating);
  });

  it('counts wrong strokes, each wrong choice once, and a stroke that is shown after three misses', () => {
    expect(
      resultOf(
        { type: 'mistake', isHinted: false },
        { type: 'stroke', position: 0 },
        { type: 'wrong choice', position: 2 },
        { type: 'wrong choice', position: 2 },
      ),
    ).toEqual({ mistakes: 2, hints: 0 });
    expect(
      resultOf(
        { type: 'wrong choice', position: 1 },
        { type: 'wrong choice', position: 2 },
        { type: 'wrong choice', position: 3 },
      ),
    ).toEqual({ mistakes: 3, hints: 1 });
  });
});

describe('the strokes to choose from', () => {
  it('are four of the character, among them the next one', () => {
    for (const next of [0, 3, 9]) {
      const choices = strokeChoices(10, next);
      expect(new Set(choices).size).toBe(4);
      expect(choices).toContain(next);
      expect(choices.every((position) => position >= 0 && position < 10)).toBe(true);
    }
  });

  it('are all strokes of a character with few', () => {
    expect(strokeChoices(2, 1).toSorted()).toEqual([0, 1]);
    expect(strokeChoices(1, 0)).toEqual([0]);
  });

  it('have no place that is always right', () => {
    const places = new Set([0, 0.3, 0.6, 0.99].map((random) => strokeChoices(4, 0, () => random).indexOf(0)));
    expect(places.size).toBeGreaterThan(1);
  });
});

it('a word is divided into its Chinese characters', () => {
  expect(charactersToWrite('卡拉OK𠮷')).toEqual(['卡', '拉', '𠮷']);
});

describe('a stroke in words', () => {
  it.each([
    [
      '一',
      [
        [120, 390],
        [900, 410],
      ],
      'horizontal',
      'middleCenter',
    ],
    [
      '丨',
      [
        [510, 800],
        [512, -60],
      ],
      'vertical',
      'middleCenter',
    ],
    [
      '丿',
      [
        [600, 800],
        [450, 400],
        [150, 0],
      ],
      'fallingLeft',
      'middleCenter',
    ],
    [
      '㇏',
      [
        [500, 400],
        [700, 180],
        [980, 20],
      ],
      'fallingRight',
      'bottomRight',
    ],
    [
      '丶',
      [
        [480, 820],
        [560, 740],
      ],
      'dot',
      'topCenter',
    ],
    [
      '㇀',
      [
        [100, 100],
        [400, 260],
      ],
      'rising',
      'bottomLeft',
    ],
    [
      '㇕',
      [
        [200, 700],
        [800, 720],
        [780, 100],
      ],
      'bent',
      'middleCenter',
    ],
    // As the data has it: the brush is pressed at the beginning.
    [
      '丨 of 十',
      [
        [456, 811],
        [484, 803],
        [522, 767],
        [512, 593],
        [507, -33],
      ],
      'vertical',
      'middleCenter',
    ],
  ] as const)('%s', (_, median, shape, place) => {
    expect(describeStroke(median)).toEqual({ shape, place });
  });
});
