import { parseEnv } from 'node:util';
import { serviceName } from '@memory/launcher/stack/process-environment';
import { topology } from '@memory/launcher/topology';
import { settingsReadBy } from '@memory/service-kit/settings';
import { composeEnvironmentOf, composeFile, importConfig, interpolate, newEnv } from './compose-file.ts';

const SECRET_SETTING = /_URL$|_KEY$|_SECRET$|_PASSWORD$/;

const dotEnv = parseEnv(newEnv());

describe.each(topology)('$name', async ({ name, entry }) => {
  const config = await importConfig(entry);

  it('accepts the settings of docker-compose.yml with the secrets of new-env.mjs', () => {
    expect(() => config.readConfig(composeEnvironmentOf(name, dotEnv))).not.toThrow();
  });

  it('has the values of PRESET=school, the defaults without it, and before both what is set explicitly', () => {
    const read = (setting: string, settings: NodeJS.ProcessEnv) =>
      config.readConfig(composeEnvironmentOf(name, { ...dotEnv, ...settings }))[setting];
    for (const [setting, { schema, presets }] of Object.entries(settingsReadBy(serviceName({ entry })))) {
      const preset = presets?.school?.value;
      if (preset === undefined) continue;
      const byDefault = schema.parse(undefined) as string;
      expect(preset).not.toBe(byDefault);
      expect([setting, read(setting, {})]).toEqual([setting, byDefault]);
      expect([setting, read(setting, { PRESET: 'school' })]).toEqual([setting, preset]);
      expect([setting, read(setting, { [setting]: preset })]).toEqual([setting, preset]);
      expect([setting, read(setting, { PRESET: 'school', [setting]: byDefault })]).toEqual([setting, byDefault]);
    }
    expect(read('PRESET', { PRESET: 'school' })).toBe('school');
  });

  it.each([
    ['MAIL_FROM', 'Memory'],
    ['REGISTRATION', 'invite'],
    ['PASSWORD_RULES', 'weak'],
    ['ACCOUNT_DELETION', 'yes'],
    ['CONFIRM_PUBLIC', 'yes'],
    ['STORE_POSITIONS', 'no'],
  ])('rejects an invalid %s, whether it enforces the setting or passes it to the web app', (setting, value) => {
    if (!(setting in settingsReadBy(serviceName({ entry })))) return;
    const settings = composeEnvironmentOf(name, { ...dotEnv, [setting]: value });
    expect(() => config.readConfig(settings)).toThrow(new RegExp(`${setting}: `));
  });

  it('rejects an unknown preset', () => {
    expect(() => config.readConfig(composeEnvironmentOf(name, { ...dotEnv, PRESET: 'schol' }))).toThrow(
      'PRESET: must be school, or not set',
    );
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
        ...composeEnvironmentOf(name, dotEnv),
        [setting]: interpolate(environment[setting] ?? '', { ...dotEnv, ...example }),
      };
      expect(() => config.readConfig(settings)).toThrow(
        new RegExp(`${setting}: still has the value of an example file`),
      );
    }
  });
});
