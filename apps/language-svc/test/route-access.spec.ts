import { serviceRoutes } from '@memory/contracts';
import { undeclaredRoutesOpenToBrowsers } from '@memory/service-kit/testing';
import type { TestDatabase } from '@memory/testing';
import { createDatabaseWithoutDictionary, type LanguageApp, startLanguageApp } from './language-app.ts';

let database: TestDatabase;
let language: LanguageApp;
beforeAll(async () => {
  database = await createDatabaseWithoutDictionary();
  language = await startLanguageApp(database);
});
afterAll(async () => {
  await language.close();
  await database.drop();
});

it('browsers can call the public routes of language-svc only', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(language.app, 'language-svc', serviceRoutes.language)).toEqual([]);
});
