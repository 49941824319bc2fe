import type { Page } from '../lib/page.ts';
import { accountDeletionPage } from './account-deletion/page.ts';
import { forgotPasswordPage, resetPasswordPage } from './password-reset/page.ts';
import { privacyPage } from './privacy/page.ts';

/** The pages of this area for everyone on which few visits begin: they are not in the routes of the first screens. */
export const rareAccountPages: readonly Page[] = [
  accountDeletionPage,
  forgotPasswordPage,
  resetPasswordPage,
  privacyPage,
];
