import fc from 'fast-check';
import { ConfigurationError, parseEnvironment } from '../src/config/environment.ts';
import { settingsSchema } from '../src/settings/index.ts';
import { testIdentitySettings } from '../src/testing/index.ts';

const environment = settingsSchema('journal-svc');

// What a secret of the product looks like: base64url, as deploy/new-env.mjs makes them.
const secret = fc
  .base64String({ minLength: 44, maxLength: 64 })
  .map((text) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));

function settings(overrides: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    PORT: '8080',
    ...testIdentitySettings('journal-svc'),
    REDIS_URL: 'redis://gateway:own@redis:6379',
    DATABASE_URL: 'postgresql://memory_journal:own@postgres:5432/memory_journal',
    MEDIA_URL: 'http://media-svc:8080',
    LANGUAGE_URL: 'http://language-svc:8080',
    SOCIAL_URL: 'http://social-svc:8080',
    ...overrides,
  };
}

function failure(env: NodeJS.ProcessEnv): string {
  try {
    parseEnvironment(environment, env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
}

describe('a secret of an example file', () => {
  it.each([
    ['SIGNING_KEY', 'change-me-to-a-key-of-your-own'],
    ['REDIS_URL', 'redis://:change-me-redis@redis:6379'],
    ['DATABASE_URL', 'postgresql://memory:Change-Me-postgres@postgres:5432/memory_journal'],
  ])('is refused as %s, with the command that makes new ones and without the value', (name, value) => {
    const message = failure(settings({ [name]: value }));
    expect(message).toContain(`${name}: still has the value of an example file`);
    expect(message).toContain('node deploy/new-env.mjs .env');
    // The heading and one line, although an example is no valid key either.
    expect(message.split('\n')).toHaveLength(2);
    expect(message).not.toMatch(/change-me/i);
  });

  it('is reported together with the settings that are missing', () => {
    const message = failure(settings({ PORT: '', REDIS_URL: 'redis://:change-me-redis@redis:6379' }));
    expect(message).toMatch(/PORT: is not set[^]*REDIS_URL: still has/);
  });

  it('is ignored in a setting that the process does not read', () => {
    expect(failure(settings({ ANOTHER_PROCESS_PASSWORD: 'change-me' }))).toBe('');
  });

  it('is not confused with other values', () => {
    fc.assert(
      fc.property(secret, (password) => {
        fc.pre(!/change-me/i.test(password));
        expect(
          failure(settings({ DATABASE_URL: `postgresql://memory_journal:${password}@postgres:5432/memory_journal` })),
        ).toBe('');
      }),
    );
  });
});
