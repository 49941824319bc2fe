import { everyService, secretsReadBy } from '@memory/service-kit/settings';
import { composeLinesOf, composeLinesOfEveryService, configMapLines } from './container-settings.ts';
import { replaceGeneratedLines } from './generated-lines.ts';
import { exampleEnvLines, presetTable, settingTables } from './setting-texts.ts';

/**
 * The files that are generated from the catalogue of settings, completely or in part, by their path in the repository. Each function returns the
 * complete file for its present text.
 */
export const generatedFiles: Readonly<Record<string, (present: string) => string>> = {
  'docs/settings.md': (present) => replaceGeneratedLines(present, 'settings', settingTables()),
  'docs/schools.md': (present) => replaceGeneratedLines(present, 'preset', presetTable()),
  'deploy/example.env': (present) => replaceGeneratedLines(present, 'settings', exampleEnvLines()),
  'docker-compose.yml': (present) =>
    everyService.reduce(
      (text, service) => replaceGeneratedLines(text, service, composeLinesOf(service)),
      replaceGeneratedLines(present, 'every service', composeLinesOfEveryService()),
    ),
  'deploy/kubernetes/base/settings.yaml': (present) => replaceGeneratedLines(present, 'settings', configMapLines()),
  // create-secrets.mjs reads it, because it runs before any package is installed.
  'deploy/generated/secrets-of-services.json': () =>
    `${JSON.stringify(Object.fromEntries(everyService.map((name) => [name, secretsReadBy(name)])), undefined, 2)}\n`,
};
