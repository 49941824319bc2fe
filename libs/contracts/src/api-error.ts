import { z } from 'zod';

/**
 * One error of the catalogue: its HTTP status, and a sentence for the user in both languages. The sentence says what happened and what the user can
 * do about it.
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
