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

/** Routes for people who have forgotten their password. Both count the requests of the client's address, whichever account they name. */
export const passwordResetRoutes = {
  requestPasswordReset: defineRoute({
    method: 'post',
    path: '/api/password-reset-requests',
    access: 'anyone',
    summary:
      'Ask for a mail with a link to set a new password. The response is the same whether or not there is such an account',
    body: passwordResetRequestSchema,
    response: { status: 202, body: null },
    needsClient: true,
    errors: ['invalid_request', 'password_reset_mail_unavailable', 'too_many_requests'],
  }),
  resetPassword: defineRoute({
    method: 'post',
    path: '/api/password-resets',
    access: 'anyone',
    summary: 'Set a new password with a reset code, which is valid once, and end all sessions of the user',
    body: passwordResetSchema,
    response: { status: 204, body: null },
    needsClient: true,
    errors: ['invalid_request', 'reset_code_invalid', 'too_many_requests'],
  }),
};

/** The route through which administrators (`npm run admin`) create reset codes. */
export const internalPasswordResetRoutes = {
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
