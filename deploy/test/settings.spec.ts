import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { appFolder, topology } from '@memory/tools/topology.ts';
import { composeFile, repositoryRoot } from './compose-file.ts';

interface ConfigModule {
  readConfig(env: NodeJS.ProcessEnv): unknown;
}

/** The settings that the Dockerfile contains. */
const imageSettings = { WEB_ROOT: '/app/web' };
const SECRET_SETTING = /_URL$|_KEY$|_SECRET$|_PASSWORD$/;

const dotEnv = parseEnv(
  execFileSync(process.execPath, [join(repositoryRoot, 'deploy/new-env.mjs')], { encoding: 'utf8' }),
);

/** Replaces variables like Compose: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
const interpolate = (value: string, settings: NodeJS.ProcessEnv): string =>
  value.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, fallback = '') => settings[name] || (fallback as string),
  );

function serviceEnvironment(name: string, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(composeFile.services[name]?.environment ?? {});
  return {
    ...imageSettings,
    ...Object.fromEntries(entries.map(([setting, value]) => [setting, interpolate(value, settings)])),
  };
}

describe.each(topology)('$name', ({ name, entry }) => {
  let config: ConfigModule;
  beforeAll(async () => {
    config = (await import(join(repositoryRoot, appFolder(entry), 'src/config.ts'))) as ConfigModule;
  });

  it('accepts the settings of docker-compose.yml with the secrets of new-env.mjs', () => {
    expect(() => config.readConfig(serviceEnvironment(name, dotEnv))).not.toThrow();
  });

  it('rejects each secret from an example file, naming the setting', () => {
    const environment = composeFile.services[name]?.environment ?? {};
    const fromDotEnv = Object.keys(environment).filter(
      (setting) => SECRET_SETTING.test(setting) && environment[setting]?.includes('${'),
    );
    expect(fromDotEnv.length).toBeGreaterThanOrEqual(3);
    for (const setting of fromDotEnv) {
      const example = Object.fromEntries(
        [...(environment[setting] ?? '').matchAll(/\$\{(\w+)/g)].map(([, variable = '']) => [
          variable,
          'change-me-to-at-least-32-characters',
        ]),
      );
      const settings = {
        ...serviceEnvironment(name, dotEnv),
        [setting]: interpolate(environment[setting] ?? '', { ...dotEnv, ...example }),
      };
      expect(() => config.readConfig(settings)).toThrow(
        new RegExp(`${setting}: still has the value of an example file`),
      );
    }
  });
});
