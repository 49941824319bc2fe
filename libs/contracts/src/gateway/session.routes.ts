import { defineRoute } from '../route.ts';
import { credentialsSchema, passwordChangeSchema } from '../social/credentials.schema.ts';
import { registrationSchema } from '../social/registration.schema.ts';
import { userSchema } from '../social/user.schema.ts';

const currentUser = { status: 200, body: userSchema } as const;

export const sessionRoutes = {
  readCurrentUser: defineRoute({
    method: 'get',
    path: '/api/simple-user',
    access: 'signed-in',
    summary: 'The signed-in user',
    response: currentUser,
    errors: ['not_signed_in'],
  }),
  readAuthUser: defineRoute({
    method: 'get',
    path: '/api/auth/user',
    access: 'signed-in',
    summary: 'The signed-in user (same response as /api/simple-user)',
    response: currentUser,
    errors: ['not_signed_in'],
  }),
  register: defineRoute({
    method: 'post',
    path: '/api/simple-register',
    access: 'anyone',
    summary: 'Create an account and sign in',
    body: registrationSchema,
    response: { status: 201, body: userSchema },
    idempotent: true,
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
    response: { status: 200, body: userSchema },
    errors: ['invalid_request', 'invalid_credentials', 'second_factor_required', 'too_many_requests'],
  }),
  logout: defineRoute({
    method: 'post',
    path: '/api/simple-logout',
    access: 'anyone',
    summary: 'Sign out',
    response: { status: 204, body: null },
    errors: [],
  }),
  changePassword: defineRoute({
    method: 'post',
    path: '/api/change-password',
    access: 'signed-in',
    summary: 'Set a new password and end all other sessions of the user',
    body: passwordChangeSchema,
    response: { status: 204, body: null },
    errors: ['invalid_request', 'not_signed_in', 'wrong_password', 'too_many_requests'],
  }),
  logoutByNavigation: defineRoute({
    method: 'get',
    path: '/api/logout',
    access: 'anyone',
    summary:
      'Sign out by navigation: redirects to the home page. A navigation from another site (Sec-Fetch-Site) is redirected without signing out',
    response: { status: 302, body: null },
    errors: [],
  }),
};
