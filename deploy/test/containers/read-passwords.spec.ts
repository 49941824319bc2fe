import { ConfigError } from '@memory/launcher/config';
import { readPasswordsFromEnvironment } from '../../containers/read-passwords-from-environment.ts';

describe('readPasswordsFromEnvironment', () => {
  const read = (MEDIA_DATABASE_PASSWORD?: string) =>
    readPasswordsFromEnvironment({ MEDIA_DATABASE_PASSWORD }, ['memory_media'], 'DATABASE');

  it('reads each password from its own variable', () => {
    expect(read('a-long-password.1')).toEqual({ memory_media: 'a-long-password.1' });
  });

  it.each([undefined, '', 'short', 'with a space in it, long', 'slashes/and@signs:long', 'change-me-media-database'])(
    'rejects %j, naming the variable',
    (password) => {
      expect(() => read(password)).toThrow(ConfigError);
      expect(() => read(password)).toThrow(/MEDIA_DATABASE_PASSWORD/);
    },
  );

  it('does not include a rejected value in the message', () => {
    expect(() => read('slashes/and@signs:long')).toThrow(/^(?!.*slashes)/);
  });
});
