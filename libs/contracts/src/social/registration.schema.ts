import { z } from 'zod';
import { CODE_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../text/text-limits.ts';
import { codeText, halfWidthLine, singleLine } from '../text/text.schema.ts';
import { passwordSchema, usernameSchema } from './credentials.schema.ts';

const EMAIL_INVALID = 'Please enter a valid email';

/** An email address, or an empty text for no address. Surrounding spaces are removed, and full-width letters become half-width letters. */
const emailSchema = halfWidthLine(EMAIL_MAX_LENGTH).pipe(
  z.union([z.literal(''), z.email({ error: EMAIL_INVALID })], { error: EMAIL_INVALID }),
);

export const optionalNameSchema = singleLine(NAME_MAX_LENGTH).nullish();

export const registrationSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  email: emailSchema.nullish(),
  firstName: optionalNameSchema,
  lastName: optionalNameSchema,
  /** The code of an invitation (class code), which some installations require. The others ignore it. */
  invitationCode: codeText(CODE_MAX_LENGTH).nullish(),
});
export type Registration = z.output<typeof registrationSchema>;
