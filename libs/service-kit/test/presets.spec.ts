import { ConfigurationError, parseEnvironment } from '../src/config/environment.ts';
import { settingsSchema } from '../src/settings/index.ts';
import { testIdentitySettings } from '../src/testing/index.ts';

const registrationOf = (settings: NodeJS.ProcessEnv) =>
  parseEnvironment(settingsSchema('social-svc'), {
    PORT: '8080',
    REDIS_URL: 'redis://redis:6379',
    DATABASE_URL: 'postgres://postgres/memory_social',
    MEDIA_URL: 'http://media-svc',
    JOURNAL_URL: 'http://journal-svc',
    LANGUAGE_URL: 'http://language-svc',
    SESSION_SECRET: 'a secret of at least 32 characters',
    ...testIdentitySettings('social-svc'),
    ...settings,
  }).REGISTRATION;

it.each([
  ['no preset', {}, 'open'],
  ['an empty preset', { PRESET: '' }, 'open'],
  ['a preset', { PRESET: 'school' }, 'invited'],
  ['a preset and an empty setting, which counts as not set', { PRESET: 'school', REGISTRATION: '' }, 'invited'],
  ['a preset and the setting', { PRESET: 'school', REGISTRATION: 'closed' }, 'closed'],
  ['a preset and the default value of the setting', { PRESET: 'school', REGISTRATION: 'open' }, 'open'],
])('with %s', (_, settings, registration) => {
  expect(registrationOf(settings)).toBe(registration);
});

it.each(['schools', 'School', 'toString', '__proto__'])(
  'rejects the preset %s, naming the presets there are',
  (PRESET) => {
    expect(() => registrationOf({ PRESET })).toThrow(ConfigurationError);
    expect(() => registrationOf({ PRESET })).toThrow('PRESET: must be school, or not set');
  },
);
