import { z } from 'zod';
import { CODE_MAX_LENGTH, EMAIL_MAX_LENGTH } from '../text/text-limits.ts';
import { codeText, halfWidthLine } from '../text/text.schema.ts';
import { passwordSchema } from './credentials.schema.ts';

/** The maximum lifetime of a reset code that an administrator creates, in hours: one week, until the next lesson. */
export const RESET_CODE_HOURS_MAX = 168;
const USERNAME_OR_EMAIL_REQUIRED = 'Please enter your username or your email address';
const RESET_CODE_REQUIRED = 'Please enter the reset code';

/** A request for a mail with a reset code. */
export const passwordResetRequestSchema = z.object({
  /** Usernames are shorter than addresses. */
  usernameOrEmail: halfWidthLine(EMAIL_MAX_LENGTH, { required: USERNAME_OR_EMAIL_REQUIRED }),
});
export type PasswordResetRequest = z.output<typeof passwordResetRequestSchema>;

/** A reset code, and the new password of the account. */
export const passwordResetSchema = z.object({
  code: codeText(CODE_MAX_LENGTH, { required: RESET_CODE_REQUIRED }),
  newPassword: passwordSchema,
});
export type PasswordResetInput = z.output<typeof passwordResetSchema>;
