import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** The time in seconds that a user has to sign in at the provider before the authorization request expires. */
export const AUTHORIZATION_REQUEST_SECONDS = 10 * 60;

/** Browsers navigate to these routes, so every response is a redirect to a page. */
const FAILURE_PAGE = '/auth?error=external_login_failed';

export const externalLoginRoutes = {
  startExternalLogin: defineRoute({
    method: 'get',
    path: '/api/login',
    access: 'anyone',
    summary:
      'Sign in with an external provider: redirects to the provider, or back to the sign-in page with `?error=`. With `again=1` the provider asks for the password again, and the new session counts as confirmed',
    query: z.object({ again: z.string().optional() }),
    response: { status: 302, body: null },
    needsClient: true,
    setsCookies: ['authorization-state'],
    unavailablePage: FAILURE_PAGE,
    errors: [],
  }),
  finishExternalLogin: defineRoute({
    method: 'get',
    path: '/api/login/callback',
    access: 'anyone',
    summary:
      "The provider's redirect target: signs in and redirects to the home page (after `again=1` to the settings), or to the sign-in page with `?error=`",
    // OAuth 2.0 (RFC 6749, 4.1.2), and the issuer (RFC 9207). A provider may send more, which the service does not need.
    query: z.object({
      state: z.string().optional(),
      code: z.string().optional(),
      iss: z.string().optional(),
      error: z.string().optional(),
    }),
    response: { status: 302, body: null },
    needsClient: true,
    beginsSession: true,
    setsCookies: ['authorization-state', 'kept-account'],
    unavailablePage: FAILURE_PAGE,
    errors: [],
  }),
};
