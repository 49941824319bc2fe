import { z } from 'zod';

/** One entry of an error catalogue. The sentences tell a person what happened and what to do. */
export interface ErrorDescription {
  readonly status: number;
  readonly en: string;
  readonly zh: string;
}

export function defineErrors<const Codes extends Record<string, ErrorDescription>>(errors: Codes): Codes {
  return errors;
}

/** The body of every answer that is not a success. */
export const apiErrorSchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
