import { serviceRoutes } from '@memory/contracts';
import { undeclaredRoutesOpenToBrowsers } from '@memory/service-kit/testing';
import { type SocialApp, startSocialApp } from './social-app.ts';

let social: SocialApp;
beforeAll(async () => {
  social = await startSocialApp();
});
afterAll(() => social.close());

it('browser tokens open only the public routes of social-svc', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(social.app, 'social-svc', serviceRoutes.social)).toEqual([]);
});
