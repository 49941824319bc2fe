import { serviceRoutes } from '@memory/contracts';
import { undeclaredRoutesOpenToBrowsers } from '@memory/service-kit/testing';
import { type LanguageApp, startLanguageApp } from './language-app.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

it('browsers can call the public routes of language-svc only', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(language.app, 'language-svc', serviceRoutes.language)).toEqual([]);
});
