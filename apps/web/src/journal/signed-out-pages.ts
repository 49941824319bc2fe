import type { Page } from '../lib/page.ts';
import { sharedEntryPage } from './sharing/page.ts';
import { publicTimelinePage, userTimelinePage } from './timeline/page.ts';

/** The pages of this area for visitors who are not signed in. */
export const signedOutJournalPages: readonly Page[] = [sharedEntryPage, publicTimelinePage, userTimelinePage];
