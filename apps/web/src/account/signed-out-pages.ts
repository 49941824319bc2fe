import type { Page } from '../lib/page.ts';
import { authPage } from './auth/page.ts';

/** The pages of this area for visitors who are not signed in. */
export const signedOutAccountPages: readonly Page[] = [authPage];
