import { z } from 'zod';
import { codeText, halfWidthLine } from '../text/text.schema.ts';
import { passwordSchema } from './credentials.schema.ts';

/** The longest lifetime of a reset code that an administrator creates, in hours: a week, until the next lesson. */
export const RESET_CODE_HOURS_MAX = 168;
/** A reset code has 20 characters and hyphens between them; people may add spaces. */
const RESET_CODE_MAX_LENGTH = 100;
/** The longest email address (RFC 5321); usernames are shorter. */
const USERNAME_OR_EMAIL_MAX_LENGTH = 254;
const USERNAME_OR_EMAIL_REQUIRED = 'Please enter your username or your email address';
const RESET_CODE_REQUIRED = 'Please enter the reset code';

/** A request for a mail with a reset code. */
export const passwordResetRequestSchema = z.object({
  usernameOrEmail: halfWidthLine(USERNAME_OR_EMAIL_MAX_LENGTH, { required: USERNAME_OR_EMAIL_REQUIRED }),
});
export type PasswordResetRequest = z.output<typeof passwordResetRequestSchema>;

/** A reset code, and the password that the account gets. */
export const passwordResetSchema = z.object({
  code: codeText(RESET_CODE_MAX_LENGTH, { required: RESET_CODE_REQUIRED }),
  newPassword: passwordSchema,
});
export type PasswordResetInput = z.output<typeof passwordResetSchema>;
