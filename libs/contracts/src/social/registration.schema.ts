import { z } from 'zod';
import { storableText } from '../common.schema.ts';
import { passwordSchema, usernameSchema } from './credentials.schema.ts';

const emailSchema = z.email({ error: 'Please enter a valid email' }).max(254);

export const optionalNameSchema = storableText(100)
  .transform((value) => value.trim())
  .nullish();

export const registrationSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  email: z.union([z.literal(''), emailSchema], { error: 'Please enter a valid email' }).nullish(),
  firstName: optionalNameSchema,
  lastName: optionalNameSchema,
});
