import { lettersOf, type SpokenLetter, toSpokenLetters } from '@memory/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSpokenLetters } from './align-spoken-letters.ts';

/** A recording of this text in which each letter takes half a second, followed by a pause of half a second. */
const speak = (text: string): SpokenLetter[] =>
  lettersOf(text).map((letter, index) => ({ letter, start: index + 0.5, end: index + 1 }));

const align = (corrected: string, heard: string): [string, number, number][] => {
  const letters = lettersOf(corrected);
  return alignSpokenLetters(letters, speak(heard)).map(({ start, end }, index) => [letters[index]!, start, end]);
};

describe('the times of a corrected transcript', () => {
  it.each<[string, string, string, [string, number, number][]]>([
    [
      'a character is replaced',
      '去公元',
      '去公园',
      [
        ['去', 0.5, 1],
        ['公', 1.5, 2],
        ['园', 2.5, 3],
      ],
    ],
    [
      'one becomes two',
      '去国',
      '去公园',
      [
        ['去', 0.5, 1],
        ['公', 1.5, 1.75],
        ['园', 1.75, 2],
      ],
    ],
    [
      'two become one',
      '他门们',
      '他们',
      [
        ['他', 0.5, 1],
        ['们', 2.5, 3],
      ],
    ],
    [
      'one becomes three',
      '去国',
      '去公园玩',
      [
        ['去', 0.5, 1],
        ['公', 1.5, 1.666],
        ['园', 1.666, 1.833],
        ['玩', 1.833, 2],
      ],
    ],
    [
      'the first is removed',
      '那今天',
      '今天',
      [
        ['今', 1.5, 2],
        ['天', 2.5, 3],
      ],
    ],
    [
      'one is inserted',
      '今好',
      '今很好',
      [
        ['今', 0.5, 1],
        ['很', 1, 1.5],
        ['好', 1.5, 2],
      ],
    ],
    [
      'one is inserted in front',
      '好',
      '很好',
      [
        ['很', 0, 0.5],
        ['好', 0.5, 1],
      ],
    ],
    [
      'one is appended',
      '好',
      '好吗',
      [
        ['好', 0.5, 1],
        ['吗', 1, 1],
      ],
    ],
    [
      'a character outside the basic plane is corrected',
      '𠮷家',
      '吉家',
      [
        ['吉', 0.5, 1],
        ['家', 1.5, 2],
      ],
    ],
    [
      'only punctuation and case change',
      'Hi你',
      '“hi，你！”',
      [
        ['h', 0.5, 1],
        ['i', 1.5, 2],
        ['你', 2.5, 3],
      ],
    ],
    ['everything is removed', '今天', '', []],
    [
      'everything is replaced',
      '今天',
      '你好',
      [
        ['你', 0.5, 1.25],
        ['好', 1.25, 2],
      ],
    ],
  ])('%s', (_, heard, corrected, expected) => {
    const rounded = align(corrected, heard).map(([letter, start, end]) => [
      letter,
      expect.closeTo(start, 2),
      expect.closeTo(end, 2),
    ]);
    expect(expected).toEqual(rounded);
  });
});

/** Characters of the basic plane, of another one (two UTF-16 units), and letters. Few of them, so that texts share many. */
const character = fc.constantFrom('今', '天', '去', '𠮷', '𪚥', 'a', 'É', '7', '，', ' ');
const text = fc.string({ unit: character, maxLength: 60 });
/** Words with increasing starts, which may overlap and may take no time. */
const recording = fc
  .array(fc.record({ text: fc.string({ unit: character, maxLength: 4 }), pause: fc.nat(3), length: fc.nat(3) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((words) => {
    let start = 0;
    return words.map((word) => {
      start += word.pause;
      return { text: word.text, start, end: start + word.length };
    });
  });

describe('whatever is corrected', () => {
  it('an unchanged text keeps all times', () => {
    fc.assert(
      fc.property(text, (heard) => {
        const spoken = speak(heard);
        expect(alignSpokenLetters(lettersOf(heard), spoken)).toEqual(spoken.map(({ start, end }) => ({ start, end })));
      }),
    );
  });

  it('each letter has a time in the recording, and starts never decrease', () => {
    fc.assert(
      fc.property(recording, text, (words, corrected) => {
        const spoken = toSpokenLetters(words).toSorted((a, b) => a.start - b.start);
        fc.pre(spoken.length > 0);
        const letters = lettersOf(corrected);
        const times = alignSpokenLetters(letters, spoken);
        expect(times).toHaveLength(letters.length);
        const lastEnd = Math.max(...spoken.map(({ end }) => end));
        for (const [index, { start, end }] of times.entries()) {
          expect(start).toBeGreaterThanOrEqual(times[index - 1]?.start ?? 0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(lastEnd);
        }
      }),
    );
  });

  it('letters outside a changed stretch keep their times', () => {
    const other = fc.string({ unit: fc.constantFrom('国', '𠀀', 'x', '。'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(text, text, other, text, (before, replaced, replacement, after) => {
        fc.pre(lettersOf(replacement).length > 0);
        const spoken = speak(before + replaced + after);
        const times = alignSpokenLetters(lettersOf(before + replacement + after), spoken);
        const kept = lettersOf(before).length;
        expect(times.slice(0, kept)).toMatchObject(speak(before).map(({ start, end }) => ({ start, end })));
        const keptAfter = lettersOf(after).length;
        const timesAfter = spoken.slice(spoken.length - keptAfter).map(({ start, end }) => ({ start, end }));
        expect(times.slice(times.length - keptAfter)).toEqual(timesAfter);
      }),
    );
  });
});

describe('half an hour of speech', () => {
  const sentence = '今天我们去公园看见一只小狗它很可爱';
  const heard = speak(sentence.repeat(450));

  it('keeps the times of all that was not corrected when every sixteenth character was', () => {
    const corrected = heard.map(({ letter }, index) => (index % 16 === 5 ? '错' : letter));
    const times = alignSpokenLetters(corrected, heard);
    const isWrong = ({ start }: { start: number }, index: number) =>
      corrected[index] !== '错' && start !== heard[index]!.start;
    expect(times.filter(isWrong)).toEqual([]);
  });

  it('that was written anew shares its time evenly between what is the same at both ends', () => {
    const corrected = [
      '今',
      '天',
      ...Array.from({ length: 9_000 }, (_, index) => String.fromCodePoint(0x3400 + (index % 6000))),
      '爱',
    ];
    const times = alignSpokenLetters(corrected, heard);
    expect(times).toHaveLength(corrected.length);
    expect(times.slice(0, 3).map(({ start }) => start)).toEqual([0.5, 1.5, 2.5]);
    expect(times.at(-1)).toEqual({ start: heard.length - 0.5, end: heard.length });
    expect(times[4_502]!.start).toBeCloseTo(heard.length / 2, -1);
  });
});
