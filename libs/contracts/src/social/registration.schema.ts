import { z } from 'zod';
import { storableText } from '../common.schema.ts';
import { passwordSchema, usernameSchema } from './credentials.schema.ts';

const emailSchema = z.email({ error: 'Please enter a valid email' }).max(254);

export const optionalNameSchema = storableText(100)
  .transform((value) => value.trim())
  .nullish();

/** The maximum length of an invitation code as users type it, in which spaces and hyphens may separate its eight characters. */
const INVITATION_CODE_MAX_LENGTH = 50;

export const registrationSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  email: z.union([z.literal(''), emailSchema], { error: 'Please enter a valid email' }).nullish(),
  firstName: optionalNameSchema,
  lastName: optionalNameSchema,
  /** The code of an invitation (class code), which some installations require. The others ignore it. */
  invitationCode: storableText(INVITATION_CODE_MAX_LENGTH).nullish(),
});
