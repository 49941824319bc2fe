import { dictionaryRoutes } from './dictionary.routes.ts';
import { learningSettingsRoutes } from './learning-settings.routes.ts';
import { moodRoutes } from './mood.routes.ts';
import { pronunciationRoutes } from './pronunciation.routes.ts';
import { reviewRoutes } from './review.routes.ts';
import { strokesRoutes } from './strokes.routes.ts';
import { typefaceRoutes } from './typeface.routes.ts';
import { vocabularyContextRoutes } from './vocabulary-context.routes.ts';
import { vocabularyExportRoutes } from './vocabulary-export.routes.ts';
import { vocabularyRoutes } from './vocabulary.routes.ts';
import { wordChoiceRoutes } from './word-choice.routes.ts';
import { wordSplitRoutes } from './word-split.routes.ts';
import { wordStateRoutes } from './word-state.routes.ts';

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
  ...wordStateRoutes,
  ...vocabularyExportRoutes,
  ...wordSplitRoutes,
  ...wordChoiceRoutes,
};
