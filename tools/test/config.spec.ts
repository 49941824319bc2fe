import { join } from 'node:path';
import { ConfigError, readConfig, root } from '../config.ts';

describe('the settings of a start', () => {
  it('need nothing to be set', () => {
    expect(readConfig({})).toEqual({ port: 3000, host: '0.0.0.0', dataDir: join(root, '.data'), databaseUrl: undefined, redisUrl: undefined, ffmpegPath: undefined });
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
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host' })).toThrow(/^DATABASE_URL is not an address(?!.*secret)/);
    expect(() => readConfig({ REDIS_URL: 'secret' })).toThrow(/^REDIS_URL is not an address(?!.*secret)/);
  });
});
