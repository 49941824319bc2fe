import { defineRoute } from '../route.ts';
import { credentialsSchema, passwordChangeSchema } from './credentials.schema.ts';
import { registrationSchema } from './registration.schema.ts';
import { ownUserSchema } from './user.schema.ts';

/** Routes with which a browser signs in by a password, and by which the password is changed. */
export const signInRoutes = {
  register: defineRoute({
    method: 'post',
    path: '/api/simple-register',
    access: 'anyone',
    summary: 'Create an account and sign in',
    body: registrationSchema,
    response: { status: 201, body: ownUserSchema },
    idempotent: true,
    needsClient: true,
    beginsSession: true,
    setsCookies: ['device', 'pending-sign-in', 'kept-account'],
    errors: [
      'invalid_request',
      'registration_closed',
      'invitation_invalid',
      'username_taken',
      'email_taken',
      'idempotency_key_reused',
      'second_factor_required',
      'too_many_requests',
    ],
  }),
  login: defineRoute({
    method: 'post',
    path: '/api/simple-login',
    access: 'anyone',
    summary:
      'Sign in. With a second factor, 403 `second_factor_required` and a pending sign-in, to be finished at /api/sign-in',
    body: credentialsSchema,
    response: { status: 200, body: ownUserSchema },
    needsClient: true,
    beginsSession: true,
    setsCookies: ['device', 'pending-sign-in', 'kept-account'],
    errors: ['invalid_request', 'invalid_credentials', 'second_factor_required', 'too_many_requests'],
  }),
  changePassword: defineRoute({
    method: 'post',
    path: '/api/change-password',
    access: 'signed-in',
    summary: 'Set a new password and end all other sessions of the user',
    body: passwordChangeSchema,
    response: { status: 204, body: null },
    needsClient: true,
    beginsSession: true,
    setsCookies: ['device', 'kept-account'],
    errors: ['invalid_request', 'not_signed_in', 'wrong_password', 'too_many_requests'],
  }),
};
