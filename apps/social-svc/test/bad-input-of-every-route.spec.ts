import { type Route, socialInternalRoutes, socialRoutes } from '@memory/contracts';
import { type ValidRequest, fuzzRoute, countRowsByTable } from '@memory/testing';
import { PASSWORD, register } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let mei: string;
let tom: string;
beforeAll(async () => {
  app = await startSocialApp();
  [mei, tom] = (await Promise.all([register(app), register(app)])).map(({ id }) => id) as [string, string];
});
afterAll(() => app.stop());

let names = 0;
const newName = () => `somebody-${(names += 1)}`;
const { registerAccount, verifyPassword } = socialInternalRoutes;
const routes = { ...socialRoutes, registerAccount, verifyPassword };
const good: Record<keyof typeof routes, () => ValidRequest> = {
  listFriends: () => ({}),
  addFriend: () => ({ body: { friendId: tom } }),
  removeFriend: () => ({ params: { friendId: tom } }),
  listFriendRequests: () => ({}),
  readProfile: () => ({}),
  updateProfile: () => ({
    body: { username: newName(), firstName: 'a', lastName: 'b', birthDate: '2015-01-01', bio: 'c' },
  }),
  searchPeople: () => ({ query: { q: 'some' } }),
  recommendFriends: () => ({}),
  registerAccount: () => ({ body: { username: newName(), password: PASSWORD, firstName: 'a' } }),
  verifyPassword: () => ({ body: { username: 'somebody-1', password: PASSWORD } }),
};

it.each(Object.entries<Route>(routes))(
  '%s takes what is right and refuses the rest, in the decided shape and without a trace',
  async (name, route) => {
    const probing = fuzzRoute({
      route,
      validRequest: good[name as keyof typeof routes],
      send: ({ method, url, payload }) => app.call(method, url, { as: mei, ...(payload && { body: payload }) }),
      readState: () => countRowsByTable(app.database),
    });
    await expect(probing).resolves.toBeUndefined();
  },
  120_000,
);
