import { z } from 'zod';
import { codeText, halfWidthLine, singleLine } from '../text/text.schema.ts';
import { passwordSchema, usernameSchema } from './credentials.schema.ts';

/** The longest email address (RFC 5321). */
const EMAIL_MAX_LENGTH = 254;
const EMAIL_INVALID = 'Please enter a valid email';

/** An email address, whose spaces around and full-width letters are corrected; or an empty text for none. */
const emailSchema = halfWidthLine(EMAIL_MAX_LENGTH).pipe(
  z.union([z.literal(''), z.email({ error: EMAIL_INVALID }).max(EMAIL_MAX_LENGTH, { error: EMAIL_INVALID })], {
    error: EMAIL_INVALID,
  }),
);

export const optionalNameSchema = singleLine(100).nullish();

/** The maximum length of an invitation code as users type it, in which spaces and hyphens may separate its eight characters. */
const INVITATION_CODE_MAX_LENGTH = 50;

export const registrationSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  email: emailSchema.nullish(),
  firstName: optionalNameSchema,
  lastName: optionalNameSchema,
  /** The code of an invitation (class code), which some installations require. The others ignore it. */
  invitationCode: codeText(INVITATION_CODE_MAX_LENGTH).nullish(),
});
