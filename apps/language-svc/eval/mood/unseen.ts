import { moods } from '@memory/contracts';
import { learnedOdds } from '../../src/mood/learned-mood.ts';
import { simplified } from '../../src/segmentation/simplified.ts';
import type { Figure } from '../area.ts';
import { languages, readJudged } from './judged.ts';
import { trainPhrases } from './train-phrases.ts';

const FOLDS = 3;
const classes = moods.toReversed();

/**
 * What to expect of the phrases for texts that nobody has seen: those of a third of the batches, judged by what was learned from the others. A
 * batch is never divided, for its texts say the same in both languages.
 */
export function unseenFigures(): Figure[] {
  const texts = languages.flatMap((language) =>
    readJudged('learned', language).map(({ text, mood, batch }) => ({
      language,
      batch,
      text: simplified(text),
      place: classes.indexOf(mood),
    })),
  );
  const batches = [...new Set(texts.map(({ batch }) => batch))].toSorted();
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isApart = ({ batch }: { batch: string }): boolean => batches.indexOf(batch) % FOLDS === fold;
    const weights = trainPhrases(texts.filter((text) => !isApart(text)));
    return texts.filter(isApart).map(({ language, text, place }) => {
      const odds = learnedOdds(text, weights);
      return { language, isRight: odds.indexOf(Math.max(...odds)) === place };
    });
  }).flat();
  return languages.map((language) => {
    const own = judged.filter((text) => text.language === language);
    const right = own.filter(({ isRight }) => isRight).length;
    return {
      what: `moods by phrases of other texts alone, ${language}`,
      value: (100 * right) / own.length,
      of: own.length,
    };
  });
}
