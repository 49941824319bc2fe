import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { credentialsSchema, passwordChangeSchema, registrationSchema, userSchema } from '../social/social.schema.ts';
import { configSchema, healthSchema } from './gateway.schema.ts';

const currentUser = { status: 200, body: userSchema } as const;

/** The routes that the gateway implements itself: sessions, the page's settings, health. */
export const gatewayRoutes = {
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
    errors: ['invalid_request', 'username_taken', 'email_taken', 'idempotency_key_reused', 'too_many_requests'],
  }),
  login: defineRoute({
    method: 'post',
    path: '/api/simple-login',
    access: 'anyone',
    summary: 'Sign in',
    body: credentialsSchema,
    response: { status: 200, body: userSchema },
    errors: ['invalid_request', 'invalid_credentials', 'too_many_requests'],
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
  startExternalLogin: defineRoute({
    method: 'get',
    path: '/api/login',
    access: 'anyone',
    summary: 'Sign in with an external provider: redirects to the provider, or back to the sign-in page with `?error=`',
    response: { status: 302, body: null },
    errors: [],
  }),
  finishExternalLogin: defineRoute({
    method: 'get',
    path: '/api/login/callback',
    access: 'anyone',
    summary:
      "The provider's redirect target: signs in and redirects to the home page, or to the sign-in page with `?error=`",
    query: z.object({ state: z.string().optional(), code: z.string().optional(), error: z.string().optional() }),
    response: { status: 302, body: null },
    errors: [],
  }),
  openEventStream: defineRoute({
    method: 'get',
    path: '/api/stream',
    access: 'signed-in',
    summary:
      "Server-sent events about the viewer's own data (`media.progress`, `media.processed`, `entry.created`, `entry.updated`, `entry.deleted`, `profile.updated`). With `Last-Event-ID` it continues after that event, else it starts `age` milliseconds ago; `reload` means that too many events were missed",
    query: z.object({
      age: z.coerce.number().int().min(0).optional().describe('Milliseconds since the page was loaded'),
    }),
    response: { status: 200, body: null, type: 'text/event-stream' },
    errors: ['not_signed_in', 'too_many_requests'],
  }),
  readConfig: defineRoute({
    method: 'get',
    path: '/api/config',
    access: 'anyone',
    summary: 'The settings of this installation that the page needs',
    response: { status: 200, body: configSchema },
    errors: [],
  }),
  checkHealth: defineRoute({
    method: 'get',
    path: '/api/health',
    access: 'anyone',
    summary: 'Whether every part of the product works (a 503 names the part that does not)',
    response: { status: 200, body: healthSchema },
    errorBodies: { 503: healthSchema },
    errors: [],
  }),
};
