import { testIdentitySettings } from '@memory/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { PrivacyController } from '../src/privacy/privacy.controller.ts';

const url = 'http://peer:8080';
const settings = {
  PORT: '0',
  ...testIdentitySettings('media-svc'),
  DATABASE_URL: 'postgresql://postgres/memory_media',
  REDIS_URL: 'redis://redis',
  JOURNAL_URL: url,
  SOCIAL_URL: url,
  LANGUAGE_URL: url,
  MEDIA_DIR: '/data/media',
};
const OPENAI = { where: 'elsewhere', host: 'api.openai.com' };
const here = { where: 'here' };

it.each<[string, Record<string, string>, object]>([
  ['no provider', {}, { transcription: { where: 'none' }, handwriting: here, files: here, unusedFilesKeptDays: 30 }],
  ['a key alone', { OPENAI_API_KEY: 'key' }, { transcription: OPENAI, handwriting: here }],
  ['a model that reads photos', { OPENAI_API_KEY: 'key', OCR_PROVIDER: 'openai' }, { handwriting: OPENAI }],
  [
    'a server of its own',
    { OPENAI_BASE_URL: 'http://whisper:9000/v1', OCR_PROVIDER: 'openai' },
    { transcription: here, handwriting: here },
  ],
  [
    'another provider',
    { OPENAI_BASE_URL: 'https://eu.provider.example/v1' },
    { transcription: { where: 'elsewhere', host: 'eu.provider.example' } },
  ],
  [
    'an S3 store',
    { S3_ENDPOINT: 'https://s3.example.org' },
    { files: { where: 'elsewhere', host: 's3.example.org' }, transcription: { where: 'none' } },
  ],
  ['an S3 store of its own', { S3_ENDPOINT: 'http://store:3900' }, { files: here }],
  ['another retention', { UNUSED_FILES_KEPT_DAYS: '7' }, { unusedFilesKeptDays: 7 }],
])('with %s it says who handles files', (_, changes, expected) => {
  expect(new PrivacyController(readConfig({ ...settings, ...changes })).read()).toMatchObject(expected);
});
