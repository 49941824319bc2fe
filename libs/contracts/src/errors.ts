import { commonErrors } from './common.errors.ts';
import { journalErrors } from './journal/journal.errors.ts';
import { languageErrors } from './language/language.errors.ts';
import { mediaErrors } from './media/media.errors.ts';
import { socialErrors } from './social/social.errors.ts';

/** Every error response of the product: its stable code, its status and its sentence in both languages. */
export const errorCatalog = {
  ...commonErrors,
  ...socialErrors,
  ...journalErrors,
  ...languageErrors,
  ...mediaErrors,
};

export type ErrorCode = keyof typeof errorCatalog;
