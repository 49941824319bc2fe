import type { Page } from '../lib/page.ts';
import { classSignInPage } from './class-sign-in/page.ts';
import { classesPage, classPage } from './classes/page.ts';
import { rosterImportPage } from './rosters/page.ts';

/** The pages of this area for signed-in users. Few visits begin on them, so that they are not in the routes of the first screens. */
export const rareSchoolPages: readonly Page[] = [classesPage, rosterImportPage, classPage];

/** The page of this area for everyone, on which the students of a class sign in. */
export const rareSchoolPagesForEveryone: readonly Page[] = [classSignInPage];
