import { join } from 'node:path';
import { ConfigError, readConfig, readPasswords, refuseExampleSecrets, root } from '../config.ts';

describe('the settings of a start', () => {
  it('need nothing to be set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: join(root, '.data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      ffmpegPath: undefined,
    });
  });

  it('count an empty variable as not set, as compose files write it', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('find a relative data folder in the clone, wherever the start was called from', () => {
    expect(readConfig({ DATA_DIR: '.data2' }).dataDir).toBe(join(root, '.data2'));
    expect(readConfig({ DATA_DIR: '/srv/memory' }).dataDir).toBe('/srv/memory');
  });

  it.each(['0', '65536', '3000.5', 'three'])('refuse the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(ConfigError);
  });

  it('say which address is wrong without repeating it: it may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host' })).toThrow(
      /^DATABASE_URL is not an address(?!.*secret)/,
    );
    expect(() => readConfig({ REDIS_URL: 'secret' })).toThrow(/^REDIS_URL is not an address(?!.*secret)/);
  });

  it('refuse a secret of an example, naming the setting and the command that makes new ones, and never the value', () => {
    const env = {
      DATABASE_URL: 'postgresql://memory:change-me-postgres@postgres:5432',
      REDIS_URL: 'redis://:CHANGE-ME@redis:6379',
    };
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(
      /^DATABASE_URL still has.*node deploy\/new-env\.mjs \.env\nREDIS_URL still has/,
    );
    expect(() => readConfig(env)).not.toThrow(/postgres:5432|CHANGE-ME|change-me/);
    expect(() => refuseExampleSecrets(['SIGNING_KEY'], { SIGNING_KEY: 'change-me-too' })).toThrow(
      /^SIGNING_KEY still has/,
    );
  });
});

describe('passwords for containers', () => {
  const read = (MEDIA_DATABASE_PASSWORD?: string) =>
    readPasswords({ MEDIA_DATABASE_PASSWORD }, ['memory_media'], 'DATABASE');

  it('are read from a variable each', () => {
    expect(read('a-long-password.1')).toEqual({ memory_media: 'a-long-password.1' });
  });

  it.each([undefined, '', 'short', 'with a space in it, long', 'slashes/and@signs:long', 'change-me-media-database'])(
    'are refused when they are %j, by the name of their variable',
    (password) => {
      expect(() => read(password)).toThrow(ConfigError);
      expect(() => read(password)).toThrow(/MEDIA_DATABASE_PASSWORD/);
    },
  );

  it('are not repeated when they are refused', () => {
    expect(() => read('slashes/and@signs:long')).toThrow(/^(?!.*slashes)/);
  });
});
