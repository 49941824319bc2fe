import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { credentialsSchema, passwordChangeSchema, registrationSchema, userSchema } from '../social/social.schema.ts';
import { configSchema, healthSchema } from './gateway.schema.ts';

const currentUser = { status: 200, body: userSchema } as const;

/** What the gateway answers itself: sessions, the page's settings, health. */
export const gatewayRoutes = {
  readCurrentUser: defineRoute({
    method: 'get',
    path: '/api/simple-user',
    access: 'signed-in',
    summary: 'The signed-in person',
    response: currentUser,
    errors: ['not_signed_in'],
  }),
  readAuthUser: defineRoute({
    method: 'get',
    path: '/api/auth/user',
    access: 'signed-in',
    summary: 'The signed-in person (same answer as /api/simple-user)',
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
    summary: "Set a new password; ends all of one's other sessions",
    body: passwordChangeSchema,
    response: { status: 204, body: null },
    errors: ['invalid_request', 'not_signed_in', 'wrong_password', 'too_many_requests'],
  }),
  deleteOwnAccount: defineRoute({
    method: 'get',
    path: '/api/logout',
    access: 'anyone',
    summary:
      'Sign out, for a browser that navigates here: leads to the home page. Coming from another site (Sec-Fetch-Site) it only leads there',
    response: { status: 302, body: null },
    errors: [],
  }),
  startExternalLogin: defineRoute({
    method: 'get',
    path: '/api/login',
    access: 'anyone',
    summary: "Sign in with the provider's account: leads there, or back to the sign-in page with `?error=`",
    response: { status: 302, body: null },
    errors: [],
  }),
  finishExternalLogin: defineRoute({
    method: 'get',
    path: '/api/login/callback',
    access: 'anyone',
    summary:
      'Where the provider sends the browser back to: leads home, signed in, or to the sign-in page with `?error=`',
    query: z.object({ state: z.string().optional(), code: z.string().optional(), error: z.string().optional() }),
    response: { status: 302, body: null },
    errors: [],
  }),
  openEventStream: defineRoute({
    method: 'get',
    path: '/api/stream',
    access: 'signed-in',
    summary:
      "Server-sent events about one's own things as they happen (`media.progress`, `media.processed`, `entry.created`, `entry.updated`, `entry.deleted`, `profile.updated`). With `Last-Event-ID` it goes on from there, else with what happened since `age`; `reload` says that too much was missed",
    query: z.object({
      age: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe('How many milliseconds ago the page that listens was opened'),
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
    summary: 'Whether every part of the product answers (503 names the part that does not)',
    response: { status: 200, body: healthSchema },
    errorBodies: { 503: healthSchema },
    errors: [],
  }),
};
