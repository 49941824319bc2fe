import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { passwordResetRequestSchema, passwordResetSchema, RESET_CODE_HOURS_MAX } from './password-reset.schema.ts';

/** A reset code. Only the response that creates the code contains it. */
const resetCodeSchema = z.object({
  code: z.string(),
  /** The URL of the page for entering the code, with the code in its fragment; null without the setting PUBLIC_URL. */
  link: z.string().nullable(),
  expiresAt: timeSchema,
});
export type ResetCode = z.output<typeof resetCodeSchema>;

/** Routes through which the gateway and administrators (`npm run admin`) reset passwords. */
export const internalPasswordResetRoutes = {
  storePasswordResetRequest: defineRoute({
    method: 'post',
    path: '/internal/password-reset-requests',
    access: 'internal',
    callers: ['gateway'],
    summary: 'Store a request for a mail with a reset code; the mail is sent afterwards',
    body: passwordResetRequestSchema.extend({
      /** The language of the mail. */
      language: z.enum(['en', 'zh']),
    }),
    response: { status: 204, body: null },
    errors: ['invalid_request', 'password_reset_mail_unavailable'],
  }),
  applyPasswordReset: defineRoute({
    method: 'post',
    path: '/internal/password-resets',
    access: 'internal',
    callers: ['gateway'],
    summary: 'Set a new password with a reset code; the caller ends the sessions',
    body: passwordResetSchema,
    response: { status: 200, body: z.object({ userId: idSchema }) },
    errors: ['invalid_request', 'reset_code_invalid'],
  }),
  createResetCode: defineRoute({
    method: 'post',
    path: '/internal/accounts/{userId}/reset-codes',
    access: 'internal',
    callers: ['admin'],
    summary: 'Create a reset code for an account; earlier codes of the account become invalid',
    params: z.object({ userId: idSchema }),
    body: z.object({ hours: z.int().min(1).max(RESET_CODE_HOURS_MAX) }),
    response: { status: 201, body: resetCodeSchema },
    errors: ['invalid_request', 'user_not_found', 'account_without_password'],
  }),
};
