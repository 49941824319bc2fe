import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const externalLoginRoutes = {
  startExternalLogin: defineRoute({
    method: 'get',
    path: '/api/login',
    access: 'anyone',
    summary:
      'Sign in with an external provider: redirects to the provider, or back to the sign-in page with `?error=`. With `again=1` the provider asks for the password again, and the new session counts as confirmed',
    query: z.object({ again: z.string().optional() }),
    response: { status: 302, body: null },
    errors: [],
  }),
  finishExternalLogin: defineRoute({
    method: 'get',
    path: '/api/login/callback',
    access: 'anyone',
    summary:
      "The provider's redirect target: signs in and redirects to the home page (after `again=1` to the settings), or to the sign-in page with `?error=`",
    query: z.object({ state: z.string().optional(), code: z.string().optional(), error: z.string().optional() }),
    response: { status: 302, body: null },
    errors: [],
  }),
};
