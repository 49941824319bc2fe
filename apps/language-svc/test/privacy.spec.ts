import { testIdentitySettings } from '@memory/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { PrivacyController } from '../src/privacy/privacy.controller.ts';

const settings = {
  PORT: '0',
  ...testIdentitySettings('language-svc'),
  DATABASE_URL: 'postgresql://postgres/memory_language',
  REDIS_URL: 'redis://redis',
  JOURNAL_URL: 'http://journal-svc:8080',
  MEDIA_URL: 'http://media-svc:8080',
};

it.each<[string, Record<string, string>, object]>([
  ['no model', {}, { where: 'here' }],
  ['a key for transcription alone', { OPENAI_API_KEY: 'key' }, { where: 'here' }],
  ['a model', { LANGUAGE_PROVIDER: 'openai', OPENAI_API_KEY: 'key' }, { where: 'elsewhere', host: 'api.openai.com' }],
  [
    'a model of another provider',
    { LANGUAGE_PROVIDER: 'openai', OPENAI_BASE_URL: 'https://eu.provider.example/v1' },
    { where: 'elsewhere', host: 'eu.provider.example' },
  ],
  [
    'a model of its own',
    { LANGUAGE_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://10.0.0.7:8000/v1' },
    { where: 'here' },
  ],
])('with %s it says who gets texts', (_, changes, translation) => {
  expect(new PrivacyController(readConfig({ ...settings, ...changes })).read()).toEqual({ translation });
});
