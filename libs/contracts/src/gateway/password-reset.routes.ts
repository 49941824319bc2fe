import { defineRoute } from '../route.ts';
import { passwordResetRequestSchema, passwordResetSchema } from '../social/password-reset.schema.ts';

/** Routes for people who have forgotten their password. */
export const passwordResetRoutes = {
  requestPasswordReset: defineRoute({
    method: 'post',
    path: '/api/password-reset-requests',
    access: 'anyone',
    summary:
      'Ask for a mail with a link to set a new password. The response is the same whether or not there is such an account',
    body: passwordResetRequestSchema,
    response: { status: 202, body: null },
    errors: ['invalid_request', 'password_reset_mail_unavailable', 'too_many_requests'],
  }),
  resetPassword: defineRoute({
    method: 'post',
    path: '/api/password-resets',
    access: 'anyone',
    summary: 'Set a new password with a reset code, which is valid once, and end all sessions of the user',
    body: passwordResetSchema,
    response: { status: 204, body: null },
    errors: ['invalid_request', 'reset_code_invalid', 'too_many_requests'],
  }),
};
