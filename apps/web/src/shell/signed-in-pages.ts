import { accountPages } from '../account/signed-in-pages.ts';
import { journalPages } from '../journal/signed-in-pages.ts';
import type { Page } from '../lib/page.ts';
import { peoplePages } from '../people/signed-in-pages.ts';
import { readingPages } from '../reading/signed-in-pages.ts';
import { wordsPages } from '../words/signed-in-pages.ts';

/** All pages for signed-in users, except the pages of other-pages.tsx. */
export const signedInPages: readonly Page[] = [
  ...wordsPages,
  ...readingPages,
  ...peoplePages,
  ...journalPages,
  ...accountPages,
];
