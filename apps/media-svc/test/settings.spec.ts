import { testIdentitySettings } from '@memory/service-kit/testing';
import type { RedisOptions } from 'ioredis';
import { readConfig } from '../src/config.ts';
import { bullmqConnection } from '../src/jobs/bullmq-options.ts';

const required = {
  PORT: '1',
  ...testIdentitySettings('media-svc'),
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATABASE_URL: 'postgres://u:p@127.0.0.1/d',
  JOURNAL_URL: 'http://127.0.0.1:2/',
  SOCIAL_URL: 'http://127.0.0.1:3/',
  LANGUAGE_URL: 'http://127.0.0.1:4/',
};

it('rejects a configuration without an object store', () => {
  expect(() => readConfig(required)).toThrow('MEDIA_DIR: is not set');
});

it('prefers S3 to the folder when both are configured', () => {
  const { storage } = readConfig({ ...required, MEDIA_DIR: '/files', S3_ENDPOINT: 'http://127.0.0.1:9000' });
  expect(storage).toMatchObject({ driver: 's3', bucket: 'memory' });
});

it.each([
  [{}, false],
  [{ OPENAI_API_KEY: 'sk' }, true],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1' }, true],
  [{ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }, false],
])('with %o canTranscribe is %s', (settings, canTranscribe) => {
  expect(readConfig({ ...required, MEDIA_DIR: '/files', ...settings }).canTranscribe).toBe(canTranscribe);
});

it.each([
  [{}, 'off', 4],
  [{ OPENAI_API_KEY: 'sk' }, 'openai', 4],
  [{ OPENAI_API_KEY: 'sk', TRANSCRIBE_PROVIDER: '' }, 'openai', 4],
  [{ OPENAI_API_KEY: 'sk', TRANSCRIBE_PROVIDER: 'off' }, 'off', 4],
  [{ OPENAI_API_KEY: 'sk', TRANSCRIBE_PROVIDER: 'local', SPEECH_MODEL_DIR: '/model' }, 'local', 1],
  [{ TRANSCRIBE_PROVIDER: 'local', SPEECH_MODEL_DIR: '/model', TRANSCRIBE_CONCURRENCY: '0' }, 'local', 0],
])('with %o the transcription provider is %s, with %i jobs at a time', (settings, provider, concurrency) => {
  expect(readConfig({ ...required, MEDIA_DIR: '/files', ...settings })).toMatchObject({
    TRANSCRIBE_PROVIDER: provider,
    TRANSCRIBE_CONCURRENCY: concurrency,
    canTranscribe: provider !== 'off',
  });
});

it.each([
  [{}, false],
  [{ TRANSCRIBE_PROVIDER: '', OPENAI_API_KEY: '' }, false],
  [{ TRANSCRIBE_PROVIDER: 'off' }, true],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1' }, true],
])('with %o it is said who transcribes: %s', (settings, isTranscriptionProviderChosen) => {
  expect(readConfig({ ...required, MEDIA_DIR: '/files', ...settings })).toMatchObject({
    isTranscriptionProviderChosen,
  });
});

it.each([
  [{ TRANSCRIBE_PROVIDER: 'openai' }, 'OPENAI_API_KEY: is not set'],
  [{ TRANSCRIBE_PROVIDER: 'local' }, 'SPEECH_MODEL_DIR: is not set'],
  [{ TRANSCRIBE_PROVIDER: 'whisper' }, 'TRANSCRIBE_PROVIDER'],
])('rejects %o', (settings, problem) => {
  expect(() => readConfig({ ...required, MEDIA_DIR: '/files', ...settings })).toThrow(problem);
});

it.each([
  [{}, 2_147_483_648],
  [{ STORAGE_PER_PERSON_MB: '' }, 2_147_483_648],
  [{ STORAGE_PER_PERSON_MB: '500' }, 524_288_000],
])('with %o the default quota is %i bytes', (settings, defaultQuotaBytes) => {
  expect(readConfig({ ...required, MEDIA_DIR: '/files', ...settings })).toMatchObject({ defaultQuotaBytes });
});

it.each(['0', '-1', '1.5', '2GB', '99999999999999'])('rejects %s as STORAGE_PER_PERSON_MB', (STORAGE_PER_PERSON_MB) => {
  expect(() => readConfig({ ...required, MEDIA_DIR: '/files', STORAGE_PER_PERSON_MB })).toThrow(
    'STORAGE_PER_PERSON_MB: must be a whole number of megabytes',
  );
});

it.each(['-1', '1.5', '2GB'])('rejects %s as DISK_RESERVE_MB', (DISK_RESERVE_MB) => {
  expect(() => readConfig({ ...required, MEDIA_DIR: '/files', DISK_RESERVE_MB })).toThrow(
    'DISK_RESERVE_MB: must be a whole number of megabytes',
  );
});

it('rejects OCR_PROVIDER=openai without a provider', () => {
  const settings = { ...required, MEDIA_DIR: '/files', OCR_PROVIDER: 'openai' };
  expect(() => readConfig(settings)).toThrow('OPENAI_API_KEY: is not set');
  expect(readConfig({ ...settings, OPENAI_API_KEY: 'sk' })).toMatchObject({
    OCR_PROVIDER: 'openai',
    OCR_MODEL: 'gpt-4o-mini',
  });
  expect(() => readConfig({ ...settings, OCR_PROVIDER: 'eyes' })).toThrow('OCR_PROVIDER');
});

it.each([
  [{}, 2],
  [{ PICTURE_CONCURRENCY: '3' }, 3],
  [{ IMAGE_CONCURRENCY: '4', PICTURE_CONCURRENCY: '3' }, 4],
  [{ IMAGE_CONCURRENCY: '', PICTURE_CONCURRENCY: '3' }, 3],
])('with %o the former name of IMAGE_CONCURRENCY is accepted: %i', (settings, IMAGE_CONCURRENCY) => {
  expect(readConfig({ ...required, MEDIA_DIR: '/files', ...settings })).toMatchObject({ IMAGE_CONCURRENCY });
});

it('connects the queues to Redis again within a second, however long Redis was unavailable', () => {
  const { retryStrategy } = bullmqConnection(readConfig({ ...required, MEDIA_DIR: '/files' })) as RedisOptions;
  expect(retryStrategy?.(1_000)).toBeLessThanOrEqual(1_000);
});
