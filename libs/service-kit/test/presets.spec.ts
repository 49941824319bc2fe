import { z } from 'zod';
import { ConfigurationError, parseEnvironment, processEnvironmentSchema } from '../src/config/environment.ts';
import { testIdentitySettings } from '../src/testing/index.ts';

const schema = processEnvironmentSchema.extend({ REGISTRATION: z.string().default('open') });
const registrationOf = (settings: NodeJS.ProcessEnv) =>
  parseEnvironment(schema, {
    PORT: '8080',
    REDIS_URL: 'redis://redis:6379',
    ...testIdentitySettings('journal-svc'),
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
