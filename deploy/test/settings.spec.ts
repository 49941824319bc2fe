import { parseEnv } from 'node:util';
import { topology } from '@memory/launcher/topology';
import { composeEnvironmentOf, composeFile, importConfig, interpolate, newEnv } from './compose-file.ts';

const SECRET_SETTING = /_URL$|_KEY$|_SECRET$|_PASSWORD$/;

const dotEnv = parseEnv(newEnv());

/** The settings that PRESET=school changes: the value of the preset, the default, and the processes that have the setting. */
const schoolSettings = [
  ['FRIENDSHIP_APPROVAL', 'required', 'none', ['social-svc']],
  ['REGISTRATION', 'invited', 'open', ['gateway', 'social-svc']],
  ['PASSWORD_RULES', 'strong', 'standard', ['gateway', 'social-svc']],
  ['STORE_POSITIONS', 'off', 'on', ['gateway', 'journal-svc']],
  ['REVERSE_GEOCODE_URL', 'off', 'https://api.bigdatacloud.net/data/reverse-geocode-client', ['gateway']],
  ['BROWSER_SPEECH', 'off', 'on', ['gateway']],
  ['ACCOUNT_DELETION', 'off', 'on', ['gateway', 'social-svc']],
  ['FELLOW_LEARNERS', 'off', 'on', ['social-svc']],
  ['FRIENDS_SEE_EMAIL', 'off', 'on', ['social-svc']],
] as const;

describe.each(topology)('$name', async ({ name, entry }) => {
  const config = await importConfig(entry);

  it('accepts the settings of docker-compose.yml with the secrets of new-env.mjs', () => {
    expect(() => config.readConfig(composeEnvironmentOf(name, dotEnv))).not.toThrow();
  });

  it('has the values of PRESET=school, the defaults without it, and before both what is set explicitly', () => {
    const read = (setting: string, settings: NodeJS.ProcessEnv) =>
      config.readConfig(composeEnvironmentOf(name, { ...dotEnv, ...settings }))[setting];
    for (const [setting, preset, byDefault, processes] of schoolSettings) {
      if (!(processes as readonly string[]).includes(name)) continue;
      expect([setting, read(setting, {})]).toEqual([setting, byDefault]);
      expect([setting, read(setting, { PRESET: 'school' })]).toEqual([setting, preset]);
      expect([setting, read(setting, { [setting]: preset })]).toEqual([setting, preset]);
      expect([setting, read(setting, { PRESET: 'school', [setting]: byDefault })]).toEqual([setting, byDefault]);
    }
    expect(read('PRESET', { PRESET: 'school' })).toBe('school');
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
