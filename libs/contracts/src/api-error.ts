import { z } from 'zod';

/**
 * One error of the catalogue: its HTTP status, and in both languages a sentence for the user that says what happened and what to do about
 * it.
 */
export interface ErrorDescription {
  readonly status: number;
  readonly en: string;
  readonly zh: string;
}

export function defineErrorDescriptions<const Codes extends Record<string, ErrorDescription>>(errors: Codes): Codes {
  return errors;
}

/** The body of every error response. */
export const apiErrorSchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
