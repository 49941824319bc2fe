import { commonErrors } from './common.errors.ts';
import { journalErrors } from './journal/journal.errors.ts';
import { languageErrors } from './language/language.errors.ts';
import { mediaErrors } from './media/media.errors.ts';
import { classErrors } from './social/class.errors.ts';
import { rosterErrors } from './social/roster.errors.ts';
import { secondFactorErrors } from './social/second-factor.errors.ts';
import { socialErrors } from './social/social.errors.ts';

/** The catalogue of all error responses: for each stable error code, its status and its sentence in both languages. */
export const errorCatalog = {
  ...commonErrors,
  ...secondFactorErrors,
  ...classErrors,
  ...socialErrors,
  ...rosterErrors,
  ...journalErrors,
  ...languageErrors,
  ...mediaErrors,
};

export type ErrorCode = keyof typeof errorCatalog;
