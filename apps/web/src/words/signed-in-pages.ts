import type { Page } from '../lib/page.ts';
import { reviewPage } from './reviews/page.ts';
import { vocabularyPage } from './vocabulary/page.ts';

/** The pages of this area for signed-in users. */
export const wordsPages: readonly Page[] = [reviewPage, vocabularyPage];
