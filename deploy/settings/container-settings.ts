import { everyService, type Service, serviceSettings, settingsReadBy } from '@memory/service-kit/settings';
import { yamlValue } from './generated-lines.ts';

type Definition = ReturnType<typeof settingsReadBy>[string];

const isReadByEveryService = ({ readBy }: Definition): boolean => everyService.every((name) => readBy.includes(name));

/** Returns the environment variables that all services in docker-compose.yml have. */
export const composeLinesOfEveryService = (): string[] =>
  Object.entries<Definition>(serviceSettings)
    .filter(([, definition]) => isReadByEveryService(definition))
    .flatMap(composeLines);

/** Returns the environment variables of a service in docker-compose.yml that not all services have. */
export const composeLinesOf = (service: Service): string[] =>
  Object.entries(settingsReadBy(service))
    .filter(([, definition]) => !isReadByEveryService(definition))
    .flatMap(composeLines);

/** An empty variable counts as not set, so the default of a setting is in its schema alone. */
function composeLines([name, { containers, formerName }]: [string, Definition]): string[] {
  if (containers) return containers.compose === undefined ? [] : [`${name}: ${yamlValue(containers.compose)}`];
  return [name, ...(formerName ? [formerName] : [])].map((variable) => `${variable}: \${${variable}:-}`);
}

/** Returns the data of the ConfigMap with the settings of all services. Secrets are not in it. */
export const configMapLines = (): string[] =>
  Object.entries<Definition>(serviceSettings).flatMap(([name, { containers, isSecret }]) => {
    const value = containers ? containers.kubernetes : '';
    return isSecret || value === undefined ? [] : [`${name}: ${yamlValue(value)}`];
  });
