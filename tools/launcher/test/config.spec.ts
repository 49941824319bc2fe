import { join } from 'node:path';
import { ConfigError, readConfig, rejectExampleSecrets, repositoryRoot } from '../src/config.ts';

describe('readConfig', () => {
  it('returns defaults for an empty environment', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: join(repositoryRoot, '.data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      diskReserveMb: 1_024,
      ffmpegPath: undefined,
    });
  });

  it('treats an empty variable as not set, because Compose files pass empty variables', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('resolves a relative DATA_DIR against the repository, whatever the working directory', () => {
    expect(readConfig({ DATA_DIR: '.data2' }).dataDir).toBe(join(repositoryRoot, '.data2'));
    expect(readConfig({ DATA_DIR: '/srv/memory' }).dataDir).toBe('/srv/memory');
  });

  it('rejects an unknown preset before anything is started', () => {
    expect(() => readConfig({ PRESET: 'schol' })).toThrow('PRESET is "schol", but it must be school, or not set.');
    expect(readConfig({ PRESET: 'school' })).toEqual(readConfig({}));
  });

  it.each(['0', '65536', '3000.5', 'three'])('rejects the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(ConfigError);
  });

  it('rejects a port on which browsers open no page, and which fetch refuses: the start could not see that the product is ready', async () => {
    const port = 6_679;
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(() => readConfig({ PORT: String(port) })).toThrow('browsers open no page on this port');
  });

  it.each(['-1', '1.5', '2GB'])('rejects %s as DISK_RESERVE_MB', (DISK_RESERVE_MB) => {
    expect(() => readConfig({ DISK_RESERVE_MB })).toThrow('must be a whole number of megabytes');
  });

  it('names an invalid address without its value, which may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host' })).toThrow(
      /^DATABASE_URL is not an address(?!.*secret)/,
    );
    expect(() => readConfig({ REDIS_URL: 'secret' })).toThrow(/^REDIS_URL is not an address(?!.*secret)/);
  });

  it('rejects a secret from an example file, naming the setting and the command that creates secrets, but not the value', () => {
    const env = {
      DATABASE_URL: 'postgresql://memory:change-me-postgres@postgres:5432',
      REDIS_URL: 'redis://:CHANGE-ME@redis:6379',
    };
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(
      /^DATABASE_URL still has.*node deploy\/new-env\.mjs \.env\nREDIS_URL still has/,
    );
    expect(() => readConfig(env)).not.toThrow(/postgres:5432|CHANGE-ME|change-me/);
    expect(() => rejectExampleSecrets(['SIGNING_KEY'], { SIGNING_KEY: 'change-me-too' })).toThrow(
      /^SIGNING_KEY still has/,
    );
  });
});
