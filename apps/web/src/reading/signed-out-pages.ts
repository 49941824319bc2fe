import type { Page } from '../lib/page.ts';
import { readingPage } from './reading-mode/page.ts';

/** The pages of this area for visitors who are not signed in. */
export const signedOutReadingPages: readonly Page[] = [readingPage];
