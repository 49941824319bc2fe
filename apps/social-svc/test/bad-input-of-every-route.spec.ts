import {
  blockRoutes,
  friendNoticeRoutes,
  reportAdminRoutes,
  reportRoutes,
  invitationRoutes,
  type RouteContract,
  socialInternalRoutes,
  socialRoutes,
} from '@memory/contracts';
import { type ValidRequest, fuzzRoute, countRowsByTable } from '@memory/testing';
import { TEST_PASSWORD, registerUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let mei: string;
let tom: string;
let blocked: string;
let reportId: string;
beforeAll(async () => {
  app = await startSocialApp();
  const users = await Promise.all([registerUser(app), registerUser(app), registerUser(app)]);
  [mei, tom, blocked] = users.map(({ id }) => id) as [string, string, string];
  const report = await app.request('POST', '/api/reports', { as: tom, body: { userId: mei, reason: 'other' } });
  reportId = report.json<{ id: string }>().id;
});
afterAll(() => app.close());

let names = 0;
const newName = () => `user-${(names += 1)}`;
const { registerAccount, verifyPassword, readDeviceKey } = socialInternalRoutes;
const routes = {
  ...socialRoutes,
  ...blockRoutes,
  ...friendNoticeRoutes,
  ...reportRoutes,
  ...reportAdminRoutes,
  ...invitationRoutes,
  registerAccount,
  verifyPassword,
  readDeviceKey,
};
const validRequests: Record<keyof typeof routes, () => ValidRequest | Promise<ValidRequest>> = {
  listFriends: () => ({}),
  addFriend: () => ({ body: { friendId: tom } }),
  removeFriend: () => ({ params: { friendId: tom } }),
  listFriendRequests: () => ({}),
  listBlocks: () => ({}),
  blockUser: () => ({ body: { userId: blocked } }),
  unblockUser: () => ({ params: { userId: blocked } }),
  readProfile: () => ({}),
  updateProfile: () => ({
    body: { username: newName(), firstName: 'a', lastName: 'b', birthDate: '2015-01-01', bio: 'c' },
  }),
  searchPeople: () => ({ query: { q: 'user' } }),
  recommendFriends: () => ({}),
  listFriendNotices: () => ({}),
  dismissFriendNotice: () => ({ params: { userId: tom } }),
  createReport: () => ({ body: { userId: tom, reason: 'spam', text: 'a' } }),
  listReports: () => ({ query: { status: 'open' } }),
  closeReport: () => ({ params: { id: reportId } }),
  createInvitation: () => ({ body: { label: 'Class 3b', uses: 30, days: 30 } }),
  listInvitations: () => ({}),
  endInvitation: async () => {
    const { json } = await app.request('POST', '/internal/invitations', { body: { label: 'x', uses: 1, days: 1 } });
    return { params: { invitationId: json<{ id: string }>().id } };
  },
  registerAccount: () => ({ body: { username: newName(), password: TEST_PASSWORD, firstName: 'a' } }),
  verifyPassword: () => ({ body: { username: 'user-1', password: TEST_PASSWORD } }),
  readDeviceKey: () => ({ body: { username: 'user-1' } }),
};

it.each(Object.entries<RouteContract>(routes))(
  '%s accepts valid input, and rejects invalid input in the error format without side effects',
  async (name, route) => {
    const fuzzing = fuzzRoute({
      route,
      validRequest: validRequests[name as keyof typeof routes],
      send: ({ method, url, payload }) => app.request(method, url, { as: mei, ...(payload && { body: payload }) }),
      readState: () => countRowsByTable(app.database),
    });
    await expect(fuzzing).resolves.toBeUndefined();
  },
  120_000,
);
