import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { appFolder, topology } from '@memory/tools/topology.ts';
import { compose, root } from './compose-file.ts';

interface ConfigModule {
  readConfig(env: NodeJS.ProcessEnv): unknown;
}

/** Set in the Dockerfile. */
const ofTheImage = { WEB_ROOT: '/app/web' };
const secretNames = /_URL$|_KEY$|_SECRET$|_PASSWORD$/;

const dotEnv = parseEnv(execFileSync(process.execPath, [join(root, 'deploy/new-env.mjs')], { encoding: 'utf8' }));

/** As Compose does: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
const interpolate = (value: string, settings: NodeJS.ProcessEnv): string =>
  value.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, fallback = '') => settings[name] || (fallback as string),
  );

function environmentOf(name: string, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(compose.serviceEntries[name]?.environment ?? {});
  return {
    ...ofTheImage,
    ...Object.fromEntries(entries.map(([setting, value]) => [setting, interpolate(value, settings)])),
  };
}

describe.each(topology)('$name', ({ name, entry }) => {
  let config: ConfigModule;
  beforeAll(async () => {
    config = (await import(join(root, appFolder(entry), 'src/config.ts'))) as ConfigModule;
  });

  it('accepts the settings of docker-compose.yml with the secrets of new-env.mjs', () => {
    expect(() => config.readConfig(environmentOf(name, dotEnv))).not.toThrow();
  });

  it('refuses each secret of an example, by the name of its setting', () => {
    const environment = compose.serviceEntries[name]?.environment ?? {};
    const fromDotEnv = Object.keys(environment).filter(
      (setting) => secretNames.test(setting) && environment[setting]?.includes('${'),
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
        ...environmentOf(name, dotEnv),
        [setting]: interpolate(environment[setting] ?? '', { ...dotEnv, ...example }),
      };
      expect(() => config.readConfig(settings)).toThrow(
        new RegExp(`${setting}: still has the value of an example file`),
      );
    }
  });
});
