import { dictionaryRoutes } from './dictionary.routes.ts';
import { moodRoutes } from './mood.routes.ts';
import { typefaceRoutes } from './typeface.routes.ts';
import { vocabularyRoutes } from './vocabulary.routes.ts';

/** The public routes of language-svc. */
export const languageRoutes = {
  ...moodRoutes,
  ...dictionaryRoutes,
  ...typefaceRoutes,
  ...vocabularyRoutes,
};
