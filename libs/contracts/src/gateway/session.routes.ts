import { defineRoute } from '../route.ts';
import { ownUserSchema } from '../social/user.schema.ts';

const currentUser = { status: 200, body: ownUserSchema } as const;

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
  logout: defineRoute({
    method: 'post',
    path: '/api/simple-logout',
    access: 'anyone',
    summary: 'Sign out',
    response: { status: 204, body: null },
    errors: [],
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
