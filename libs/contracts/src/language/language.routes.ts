import { dictionaryRoutes } from './dictionary.ts';
import { learningSettingsRoutes } from './learning-settings.ts';
import { moodRoutes } from './mood.ts';
import { pronunciationRoutes } from './pronunciation.ts';
import { reviewRoutes } from './review.ts';
import { similarWordRoutes } from './similar-word.ts';
import { strokesRoutes } from './strokes.ts';
import { typefaceRoutes } from './typeface.ts';
import { vocabularyContextRoutes } from './vocabulary-context.ts';
import { vocabularyExportRoutes } from './vocabulary-export.ts';
import { vocabularyRoutes } from './vocabulary.routes.ts';
import { wordChoiceRoutes } from './word-choice.ts';
import { wordCoverageRoutes } from './word-coverage.ts';
import { wordGapRoutes } from './word-gap.ts';
import { wordGrowthRoutes } from './word-growth.ts';
import { wordHistoryRoutes } from './word-history.ts';
import { wordSplitRoutes } from './word-split.ts';

/** The public routes of language-svc. */
export const languageRoutes = {
  ...moodRoutes,
  ...dictionaryRoutes,
  ...pronunciationRoutes,
  ...strokesRoutes,
  ...typefaceRoutes,
  ...vocabularyRoutes,
  ...vocabularyContextRoutes,
  ...reviewRoutes,
  ...learningSettingsRoutes,
  ...wordCoverageRoutes,
  ...wordGrowthRoutes,
  ...wordHistoryRoutes,
  ...wordGapRoutes,
  ...similarWordRoutes,
  ...vocabularyExportRoutes,
  ...wordSplitRoutes,
  ...wordChoiceRoutes,
};
