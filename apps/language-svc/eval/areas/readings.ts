import type { Annotator } from '../../src/annotate/annotator.ts';
import { contextRules } from '../../src/readings/context-rules.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { Area, Figure } from '../area.ts';
import { lexicon } from '../lexicon.ts';
import { annotatorWith, missesOf, type Phrase, readPhrases, traditional } from '../phrases.ts';

/** Characters of several readings, in sentences as learners write them, in both scripts; and what each rule earns. */
export const readings: Area = {
  name: 'readings',
  async judge() {
    const words = await lexicon();
    const segmenter = new Segmenter(words);
    const annotator = annotatorWith(words, segmenter);
    const halves = { learned: readPhrases('learned'), 'held-out': readPhrases('held-out') };
    const all = Object.values(halves).flat();

    const rightWith = countRight(annotator, all);
    const earned = contextRules
      .map((rule) => {
        const without = annotatorWith(
          words,
          segmenter,
          contextRules.filter((other) => other !== rule),
        );
        return {
          rule,
          earns:
            rightWith -
            countRight(
              without,
              all.filter(({ text }) => text.includes(rule.target)),
            ) -
            countRight(
              annotator,
              all.filter(({ text }) => !text.includes(rule.target)),
            ),
        };
      })
      .toSorted((a, b) => b.earns - a.earns);
    const byExampleAlone = earned.filter(({ earns }) => earns <= 0);
    return {
      figures: Object.entries(halves).flatMap(([half, phrases]) => [
        ...figuresOf(`${half}, simplified`, annotator, phrases),
        ...figuresOf(`${half}, traditional`, annotator, phrases.map(traditional)),
      ]),
      misses: halves.learned
        .flatMap((phrase) => missesOf(annotator, phrase))
        .map(({ text, character, expected, found }) => `${text} ${character} is ${expected}, not ${found}`),
      notes: [
        `targets right by removing each rule in turn (simplified, both halves); ${byExampleAlone.length} of ${contextRules.length} rules earn nothing here and stand by their example alone`,
        ...earned.map(({ rule, earns }) => `${String(earns).padStart(4)}  ${rule.line}`),
      ],
    };
  },
};

const countRight = (annotator: Annotator, phrases: readonly Phrase[]): number =>
  phrases.reduce((sum, phrase) => sum + phrase.targets.length - missesOf(annotator, phrase).length, 0);

function figuresOf(what: string, annotator: Annotator, phrases: readonly Phrase[]): Figure[] {
  const misses = phrases.map((phrase) => missesOf(annotator, phrase).length);
  const targets = phrases.reduce((sum, phrase) => sum + phrase.targets.length, 0);
  return [
    {
      what: `phrases wholly right, ${what}`,
      value: (100 * misses.filter((count) => count === 0).length) / phrases.length,
      of: phrases.length,
      atLeast: 95,
    },
    {
      what: `target characters right, ${what}`,
      value: 100 - (100 * misses.reduce((sum, count) => sum + count, 0)) / targets,
      of: targets,
      atLeast: 97,
    },
  ];
}
