import { callersByPrefix, composeFile, requiredComposeSettings, composeServiceEntries } from './compose-file.ts';

/** The complete list of services that receive each secret. */
const receivers: Record<string, string[]> = {
  POSTGRES_PASSWORD: ['migrate', 'postgres'],
  JOURNAL_DATABASE_PASSWORD: ['journal-svc', 'migrate'],
  MEDIA_DATABASE_PASSWORD: ['media-svc', 'media-worker', 'migrate'],
  LANGUAGE_DATABASE_PASSWORD: ['language-svc', 'migrate'],
  SOCIAL_DATABASE_PASSWORD: ['migrate', 'social-svc'],
  GATEWAY_REDIS_PASSWORD: ['gateway', 'redis-users'],
  JOURNAL_REDIS_PASSWORD: ['journal-svc', 'redis-users'],
  MEDIA_REDIS_PASSWORD: ['media-svc', 'media-worker', 'redis-users'],
  LANGUAGE_REDIS_PASSWORD: ['language-svc', 'redis-users'],
  SOCIAL_REDIS_PASSWORD: ['redis-users', 'social-svc'],
  // Redis's own health check uses it.
  ADMIN_REDIS_PASSWORD: ['admin', 'redis', 'redis-users'],
  GATEWAY_SIGNING_KEY: ['gateway'],
  JOURNAL_SIGNING_KEY: ['journal-svc'],
  MEDIA_SIGNING_KEY: ['media-svc', 'media-worker'],
  LANGUAGE_SIGNING_KEY: ['language-svc'],
  SOCIAL_SIGNING_KEY: ['social-svc'],
  ADMIN_SIGNING_KEY: ['admin'],
  SESSION_SECRET: ['gateway'],
  S3_ACCESS_KEY: ['media-svc', 'media-worker', 'store', 'store-key'],
  S3_SECRET_KEY: ['media-svc', 'media-worker', 'store'],
  STORE_RPC_SECRET: ['store', 'store-key'],
  OIDC_CLIENT_SECRET: ['gateway'],
  SMTP_URL: ['social-svc'],
  OPENAI_API_KEY: ['language-svc', 'media-svc', 'media-worker'],
  // Only writes traces. The tools of `admin` send none; it has the settings of all processes.
  OTEL_EXPORTER_OTLP_HEADERS: [
    'admin',
    'gateway',
    'journal-svc',
    'language-svc',
    'media-svc',
    'media-worker',
    'social-svc',
  ],
  JOBS_CONSOLE_PASSWORD: ['media-svc', 'media-worker'],
};

describe('docker-compose.yml', () => {
  it.each(Object.entries(receivers))('gives %s only to the services that need it', (name, expected) => {
    const actual = composeServiceEntries
      .filter(([, service]) => new RegExp(`\\$\\{${name}\\b`).test(JSON.stringify(service)))
      .map(([service]) => service);
    expect(actual.toSorted()).toEqual(expected);
  });

  it('has no secret that is missing in the table above', () => {
    // Every service receives the public keys.
    expect(requiredComposeSettings.filter((name) => receivers[name] === undefined && name !== 'CALLER_KEYS')).toEqual(
      [],
    );
  });

  it.each(Object.entries(callersByPrefix))('has %s connect to Redis as the user %s', (prefix, caller) => {
    const url = composeFile.services[caller]?.environment?.REDIS_URL;
    expect(url).toMatch(new RegExp(`^redis://${caller}:\\$\\{${prefix}_REDIS_PASSWORD[^}]*\\}@redis:6379$`));
  });

  it('has each service connect to PostgreSQL as the role that owns its database', () => {
    for (const [, { environment }] of composeServiceEntries.filter(
      ([name]) => name.endsWith('-svc') || name === 'media-worker',
    )) {
      expect(environment?.DATABASE_URL).toMatch(
        /^postgresql:\/\/(memory_\w+):\$\{\w+_DATABASE_PASSWORD[^}]*\}@postgres:5432\/\1$/,
      );
    }
  });
});
