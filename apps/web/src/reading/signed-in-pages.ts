import type { Page } from '../lib/page.ts';
import { readingPage } from './reading-mode/page.ts';

/** The pages of this area for signed-in users. */
export const readingPages: readonly Page[] = [readingPage];
