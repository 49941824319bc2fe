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

it('a browser opens the public routes of language-svc and nothing else', async () => {
  expect(await undeclaredRoutesOpenToBrowsers(language.app, 'language-svc', serviceRoutes.language)).toEqual([]);
});
