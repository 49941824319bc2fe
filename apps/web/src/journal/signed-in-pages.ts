import type { Page } from '../lib/page.ts';
import { communityPage } from './community/page.ts';
import { growthPage } from './growth/page.ts';
import { homePage } from './home/page.ts';
import { calendarPage } from './own-past/page.ts';
import { sharedEntryPage } from './sharing/page.ts';
import { publicTimelinePage, userTimelinePage } from './timeline/page.ts';

/** The pages of this area for signed-in users. */
export const journalPages: readonly Page[] = [
  communityPage,
  homePage,
  calendarPage,
  growthPage,
  sharedEntryPage,
  publicTimelinePage,
  userTimelinePage,
];
